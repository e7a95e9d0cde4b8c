import { SECTION_NAMES, type TemplateId, type Words } from '../vocabulary.ts'
import { SLOTS } from './slots.ts'

export interface FormSection {
  readonly id: string
  readonly name: Words
  readonly count: number
  /** Five points an item. */
  readonly max: number
  /** From here on the section is a strength: 80 % of its maximum. */
  readonly strengthCut: number
}

export interface Form {
  readonly id: TemplateId
  /** Raised when slots, sections or cuts change; stored with every attempt. */
  readonly version: number
  readonly sections: readonly FormSection[]
  readonly count: number
  readonly max: number
  /** The lowest totals of the two upper bands. */
  readonly bandCuts: { readonly excellent: number; readonly good: number }
  /** Some of its slots are filled from the block of the chosen field. */
  readonly asksField: boolean
}

/** Section names of the three other forms (blueprint 1.2); there a section is one facet. */
const OTHER_SECTIONS = {
  advanced: {
    LDR: { ar: 'القيادة', en: 'Leadership' },
    INN: { ar: 'الابتكار', en: 'Innovation' },
    PRS: { ar: 'إدارة الضغوط', en: 'Pressure management' },
    CMM: { ar: 'التواصل', en: 'Communication' },
    PSV: { ar: 'حل المشكلات', en: 'Problem solving' },
  },
  leadership: {
    STR: { ar: 'التفكير الاستراتيجي', en: 'Strategic thinking' },
    TMG: { ar: 'إدارة الفريق', en: 'Team management' },
    DMK: { ar: 'اتخاذ القرار', en: 'Decision making' },
    CNF: { ar: 'حل النزاعات', en: 'Conflict resolution' },
  },
  quick: {
    SKL: { ar: 'المهارات الأساسية', en: 'Basic skills' },
    WST: { ar: 'أسلوب العمل', en: 'Work style' },
    CAR: { ar: 'الأهداف المهنية', en: 'Career goals' },
  },
} as const

export const FORMS: Readonly<Record<TemplateId, Form>> = {
  basic: form('basic', 1, SECTION_NAMES),
  advanced: form('advanced', 1, OTHER_SECTIONS.advanced),
  leadership: form('leadership', 1, OTHER_SECTIONS.leadership),
  quick: form('quick', 1, OTHER_SECTIONS.quick),
}

/**
 * The owner's cuts of the core, 350 and 200 of 450, are 7/9 and 4/9 of the maximum; every form keeps these proportions as
 * whole numbers, `9 * score >= 7 * max` and `9 * score >= 4 * max` (blueprint 1.2).
 */
function form(id: TemplateId, version: number, names: Readonly<Record<string, Words>>): Form {
  const slots = SLOTS.filter(slot => slot.form === id)
  const sections = Object.entries(names).map(([section, name]) => {
    const count = slots.filter(slot => slot.section === section).length
    const max = 5 * count
    return { id: section, name, count, max, strengthCut: Math.ceil((4 * max) / 5) }
  })
  const max = 5 * slots.length
  return {
    id,
    version,
    sections,
    count: slots.length,
    max,
    bandCuts: { excellent: Math.ceil((7 * max) / 9), good: Math.ceil((4 * max) / 9) },
    asksField: slots.some(slot => slot.scope === 'field'),
  }
}
