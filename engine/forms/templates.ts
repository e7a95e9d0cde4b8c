import type { Bank, BankItem } from '../bank/block.ts'
import type { Locale } from '../languages/index.ts'
import { type Difficulty, TEMPLATE_IDS, TEMPLATE_NAMES, type TemplateId, type Words } from '../vocabulary.ts'
import { FORMS } from './forms.ts'
import { languagesOfForm, openForms } from './open.ts'
import { formReadingTime, type ReadingTime } from './reading-time.ts'

/** Describes a card of the selection screen: one form, as the user chooses it. */
export interface Template {
  readonly id: TemplateId
  readonly name: Words
  readonly description: Words
  readonly difficulty: Difficulty
  readonly recommended: boolean
  readonly features: readonly Words[]
  /** The number on the card; in `basic` it is asked in each section. */
  readonly questionsCount: number
  /** All questions of the form. */
  readonly total: number
  readonly sections: readonly Words[]
  readonly maxScore: number
  /** A professional field is chosen first; the careers of the report are those of that field. */
  readonly asksField: boolean
  readonly minutes: ReadingTime
  /** How many questions on trial ride along, which no score counts; their time is in the minutes. */
  readonly pilots: number
  /** Its questions exist; until then the card says "soon". */
  readonly open: boolean
  /** Languages that all its questions have; it is offered in these. */
  readonly languages: readonly Locale[]
}

type Card = Pick<Template, 'description' | 'difficulty' | 'recommended' | 'features'>

const CARDS: Readonly<Record<TemplateId, Card>> = {
  basic: {
    description: {
      ar: 'التقييم الكامل: الدوافع والرغبات، وإتقان العمل، والقدرات العلمية في مجالك المهني',
      en: 'The full assessment: motivations, work mastery and scientific abilities in your professional field',
    },
    difficulty: 'beginner',
    recommended: true,
    features: [
      { ar: '30 سؤالاً في كل قسم من 3 أقسام (90)', en: '30 questions in each of 3 sections (90)' },
      { ar: '16 من 90 سؤالاً من واقع مجالك', en: '16 of the 90 questions come from your field' },
      { ar: '17 محوراً مع مداها التقديري', en: '17 facets with their estimated ranges' },
      { ar: 'مسارات مهنية مقترحة مع أسبابها', en: 'Suggested career paths with their reasons' },
    ],
  },
  advanced: {
    description: {
      ar: 'مواقف في القيادة والابتكار وإدارة الضغوط والتواصل وحل المشكلات',
      en: 'Situations of leadership, innovation, pressure management, communication and problem solving',
    },
    difficulty: 'advanced',
    recommended: false,
    features: [
      { ar: '40 سؤالاً في 5 أقسام', en: '40 questions in 5 sections' },
      { ar: 'نتيجة لكل قسم مع مداها التقديري', en: 'A score for each section with its estimated range' },
      { ar: 'دون اختيار مجال مهني', en: 'No professional field to choose' },
    ],
  },
  leadership: {
    description: {
      ar: 'مواقف في التفكير الاستراتيجي وإدارة الفريق واتخاذ القرار وحل النزاعات',
      en: 'Situations of strategic thinking, team management, decision making and conflict resolution',
    },
    difficulty: 'expert',
    recommended: false,
    features: [
      { ar: '40 سؤالاً في 4 أقسام', en: '40 questions in 4 sections' },
      { ar: 'نتيجة لكل قسم مع مداها التقديري', en: 'A score for each section with its estimated range' },
      { ar: 'دون اختيار مجال مهني', en: 'No professional field to choose' },
    ],
  },
  quick: {
    description: {
      ar: 'نظرة أولى على المهارات الأساسية وأسلوب العمل والأهداف المهنية',
      en: 'A first look at basic skills, work style and career goals',
    },
    difficulty: 'beginner',
    recommended: false,
    features: [
      { ar: '15 سؤالاً في 3 أقسام', en: '15 questions in 3 sections' },
      { ar: 'مجاني كاملاً', en: 'Free in full' },
      { ar: 'نظرة أولى دون مسارات مهنية', en: 'A first look, without career paths' },
    ],
  },
}

/**
 * Lists the four cards in the order in which they are shown.
 *
 * @param along what is asked beside each form
 */
export function templates(
  bank: Bank,
  along: (form: TemplateId) => readonly BankItem[] = () => [],
): Template[] {
  const open = openForms(bank)
  return TEMPLATE_IDS.map(id => {
    const { sections, count, max, asksField } = FORMS[id]
    return {
      id,
      name: TEMPLATE_NAMES[id],
      ...CARDS[id],
      questionsCount: id === 'basic' ? count / sections.length : count,
      total: count,
      sections: sections.map(section => section.name),
      maxScore: max,
      asksField,
      minutes: formReadingTime(bank, id, along(id)),
      pilots: along(id).length,
      open: open.includes(id),
      languages: languagesOfForm(bank, id),
    }
  })
}
