import type { BankItem } from './block.ts'
import type { Item, ItemKey, ItemText } from './item.ts'

/** Names the tests' invented item without a fault, in slot 1 of the motivation section. */
export const SAMPLE_KEY: ItemKey = 'motivation-1@1'

export const SAMPLE: Item = {
  slot: { form: 'basic', section: 'motivation', number: 1 },
  facet: 'AUT',
  type: 'scenario',
  status: 'draft',
  options: [
    { value: 1, rationale: 'keeps what is known', motive: 'purpose' },
    { value: 2, rationale: 'acts on request', motive: 'influence' },
    { value: 4, rationale: 'a way that suits', motive: 'mastery' },
    { value: 5, rationale: 'own way for its own sake', motive: 'autonomy' },
    { value: 3, rationale: 'changes what disturbs', motive: 'achievement' },
  ],
}

export const SAMPLE_AR: ItemText = {
  story:
    'في مكتبة عامة بالطائف رفوف لم تُفهرس منذ سنوات. طُلب من القسم الذي تديره هند فهرسة 300 كتاب خلال شهر، وتُرك ترتيب العمل لتقديرك ما دام الموعد محفوظاً.',
  question: 'أي خيار هو الأقرب إلى تصرفك المتوقع؟',
  options: [
    'أتبع خطة الفهرسة السابقة كما هي لأنها مجربة ومألوفة.',
    'أنتظر توزيع المهام ثم أنجز نصيبي منها في موعده.',
    'أختار ترتيباً يناسب طريقتي في العمل وأعرضه على القسم.',
    'أصمم طريقة أخرى للفهرسة لأن رسم الطريق يمتعني.',
    'أبدأ بالخطة السابقة وأعدّل منها ما يعطل بقية عملي.',
  ],
}

export const SAMPLE_EN: ItemText = {
  story:
    'A public library in Taif has shelves that were not put in order for years. The section that Hind heads must list 300 books within a month. The order of work is left to you, as long as the date is kept.',
  question: 'Which option is closest to what you would do?',
  options: [
    'I follow the earlier plan as it is because it is tried and familiar.',
    'I wait for the tasks to be shared out and finish my part on time.',
    'I choose an order that suits my way of working and show it to the section.',
    'I design another way to list the books because finding it is what I enjoy.',
    'I begin with the earlier plan and change what holds up my other work.',
  ],
}

interface Changes {
  readonly key?: ItemKey
  readonly block?: string
  readonly field?: BankItem['field']
  readonly version?: number
  readonly item?: Partial<Item>
  readonly ar?: Partial<ItemText>
  readonly en?: Partial<ItemText>
}

/** Builds the tests' faultless item with the given changes. */
export function sampleItem({ item, ar, en, ...rest }: Changes = {}): BankItem {
  return {
    key: SAMPLE_KEY,
    block: 'motivation',
    field: null,
    version: 1,
    ...rest,
    item: { ...SAMPLE, ...item },
    text: { ar: { ...SAMPLE_AR, ...ar }, en: { ...SAMPLE_EN, ...en } },
  }
}

/** Replaces the option at `position` (1 to 5). */
export function withOption({ options }: ItemText, position: number, option: string): ItemText['options'] {
  return options.map((text, index) =>
    index === position - 1 ? option : text,
  ) as unknown as ItemText['options']
}
