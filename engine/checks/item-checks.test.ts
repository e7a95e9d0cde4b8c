import { describe, expect, it } from 'vitest'
import type { BankItem } from '../bank/block.ts'
import type { Item, ItemText } from '../bank/item.ts'
import type { OrderCheck } from '../bank/machine-check/machine-check.ts'
import { SAMPLE, SAMPLE_AR, SAMPLE_EN, sampleItem, withOption } from '../bank/sample-item.ts'
import { checkItem } from './item-checks.ts'

const ar = (change: Partial<ItemText>) => sampleItem({ ar: change })
const en = (change: Partial<ItemText>) => sampleItem({ en: change })
const arOption = (option: string) => ar({ options: withOption(SAMPLE_AR, 1, option) })
const enOption = (option: string) => en({ options: withOption(SAMPLE_EN, 1, option) })
const arStory = (sentence: string) => ar({ story: `${SAMPLE_AR.story} ${sentence}` })
const enStory = (sentence: string) => en({ story: `${SAMPLE_EN.story} ${sentence}` })
const item = (change: Partial<Item>) => sampleItem({ item: change })
const options = (change: (option: Item['options'][number], index: number) => Item['options'][number]) =>
  item({ options: SAMPLE.options.map(change) as unknown as Item['options'] })

/** The sample as story a of a mirrored pair, with another English option beside its second. */
const mirrored = (option: string) =>
  sampleItem({ item: { facet: 'PLN', story: 'a' }, en: { options: withOption(SAMPLE_EN, 1, option) } })

/** The sample as a technical pair, with another first option. */
const technical = (option: string) =>
  sampleItem({
    item: {
      knowledge: {
        fact: 'a fact',
        kind: 'textbook',
        source: { title: 'a title', issuer: 'a house', edition: '2020' },
        reviewBy: '2030-01-01',
      },
    },
    ar: { options: withOption(SAMPLE_AR, 1, option) },
  })

/** The sample with an English story of 73 words, of everybody or of a field. */
const longer = (field: BankItem['field']) => ({
  ...enStory('Each floor has rooms of books. '.repeat(9).trim()),
  field,
})

const ERRORS = { 5: 'OK', 4: 'E-WEAKER', 3: 'E-ONE-RULE', 2: 'E-CONVERSE', 1: 'E-NONE' } as const
/** The sample as an item of logic, with its keys in the same order: 1 2 4 5 3. */
const objective = (change: Partial<Item>) =>
  item({
    facet: 'LOG',
    type: 'logical',
    cell: 'ordering',
    solution: 'invented',
    options: SAMPLE.options.map(option => ({
      ...option,
      id: `id${option.value}`,
      error: ERRORS[option.value],
    })) as unknown as Item['options'],
    ...change,
  })
const ORDER: OrderCheck = {
  kind: 'order',
  objects: ['a', 'b', 'c', 'd'],
  premises: [at => at('a') < at('b'), at => at('b') < at('c')],
  options: {
    id1: at => at('c') < at('b'),
    id2: at => at('d') === 2,
    id4: at => at('b') < at('d') || at('d') === 1 || at('c') === 1,
    id5: at => at('a') < at('b'),
    id3: at => at('d') > 2,
  },
}

const order = (premises: OrderCheck['premises']): OrderCheck => ({ ...ORDER, premises })

type Planted = readonly [check: string, level: 'fail' | 'warn', fault: string, entry: BankItem]

// biome-ignore format: one planted fault a line reads as the table it is
const FAULTS: readonly Planted[] = [
  ['A-02', 'fail', 'another facet than the slot asks for', item({ facet: 'MAS' })],
  ['A-02', 'fail', 'another type', item({ type: 'case_study' })],
  ['A-02', 'fail', 'a field item in a common slot', sampleItem({ field: 'technology' })],
  ['A-02', 'fail', 'a place that no form has', item({ slot: { ...SAMPLE.slot, number: 31 } })],
  ['A-02', 'fail', 'another display order', item({ options: [...SAMPLE.options].reverse() as unknown as Item['options'] })],
  ['A-03', 'fail', 'a value twice', options(option => ({ ...option, value: option.value === 4 ? 5 : option.value }))],
  ['A-03', 'fail', 'an option without its reason', options(option => ({ ...option, rationale: ' ' }))],
  ['A-03', 'fail', 'an objective option without its error', item({ facet: 'LOG' })],
  [
    'A-03',
    'fail',
    'an error that costs more',
    objective({
      options: SAMPLE.options.map(option => ({
        ...option,
        error: 'OK' as const,
      })) as unknown as Item['options'],
    }),
  ],
  ['A-06', 'fail', 'a short story', ar({ story: 'في المكتبة رفوف.' })],
  ['A-06', 'fail', 'a long question', en({ question: `Which ${'of these '.repeat(10)}is closest to what you would do?` })],
  ['A-06', 'fail', 'a short option', enOption('I follow the plan.')],
  ['A-06', 'fail', 'a common story longer by more than a fifth', longer(null)],
  ['A-06', 'warn', 'a story of a field longer by more than a fifth', longer('technology')],
  ['A-06', 'fail', 'a long item', enStory('They are on two floors, and each floor has rooms of books that came from schools. '.repeat(6).trim())],
  ['A-07', 'fail', 'an option half as long again as another', arOption('أتبع خطة الفهرسة السابقة كما هي لأنها مجربة ومألوفة لدى القسم وأراجعها مرتين.')],
  ['A-10', 'fail', 'a tatweel', arOption('أتبع خطـة الفهرسة السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-10', 'fail', 'a Persian letter', arOption('أتبع خطة الفهرسة السابقة کما هي لأنها مجربة ومألوفة.')],
  ['A-10', 'fail', 'a Latin comma', arOption('أتبع خطة الفهرسة السابقة كما هي, لأنها مجربة ومألوفة.')],
  ['A-10', 'fail', 'Arabic-Indic digits', ar({ story: SAMPLE_AR.story.replace('300', '٣٠٠') })],
  ['A-10', 'fail', 'a mark of direction', arOption('\u200Fأتبع خطة الفهرسة السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-10', 'fail', 'a double space', arOption('أتبع خطة الفهرسة  السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-10', 'fail', 'text that is not composed', arOption('أتبع خطة الفهرسة السابقة كما هي لأنها مجربة ومألوفة.'.normalize('NFD'))],
  ['A-11', 'fail', 'Latin letters that no list allows', arOption('أتبع خطة Excel السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-11', 'fail', 'an English term outside brackets', technical('أتبع خطة Catalogue السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-11', 'fail', 'a curly quote in English', enOption('I follow the section’s plan as it is because it is tried and familiar.')],
  ['A-12', 'fail', 'a lone waw', arOption('أتبع خطة الفهرسة السابقة كما هي لأنها مجربة و مألوفة.')],
  ['A-12', 'fail', 'a space before a comma', arOption('أتبع خطة الفهرسة السابقة كما هي ، لأنها مجربة ومألوفة.')],
  ['A-12', 'fail', 'no space after a comma', arOption('أتبع خطة الفهرسة السابقة كما هي،لأنها مجربة ومألوفة.')],
  ['A-12', 'fail', 'a missing hamza', arOption('أتبع خطة الفهرسة السابقة واعود الى ما هو مجرب ومألوف.')],
  ['A-12', 'fail', 'a missing hamza behind و', arOption('أتبع خطة الفهرسة السابقة واذا تأخرت طلبت عوناً من القسم.')],
  ['A-13', 'fail', 'a second-person verb after عليك', arStory('عليك أن تقرر اليوم.')],
  ['A-13', 'fail', 'a second-person question', ar({ question: 'ماذا تفعل في هذا الموقف؟' })],
  ['A-13', 'fail', 'a vocative', arStory('يا زميلي، هذا رأي القسم.')],
  ['A-13', 'fail', 'an ending with a gender', arStory('وكنتَ في القسم.')],
  ['A-13', 'fail', 'a form with a stroke', arStory('يساعدك موظف/ة من القسم.')],
  ['A-13', 'warn', 'a first person with a gender', arOption('أكون حريصاً على الخطة السابقة لأنها مجربة ومألوفة.')],
  ['A-14', 'fail', 'يتم with a verbal noun', arStory('يتم إرسال الكتب غداً.')],
  ['A-14', 'fail', 'أقوم بـ', arOption('أقوم بمراجعة خطة الفهرسة السابقة كما هي لأنها مألوفة.')],
  ['A-14', 'fail', 'بشكل with an adjective', arOption('أتبع خطة الفهرسة السابقة بشكل كامل لأنها مجربة ومألوفة.')],
  ['A-14', 'fail', 'حيث أن', arOption('أتبع خطة الفهرسة السابقة كما هي حيث أنها مجربة ومألوفة.')],
  ['A-14', 'warn', 'نفس before a noun', arStory('وفي نفس القسم موظفات.')],
  [
    'A-15',
    'fail',
    'English above grade 9',
    en({
      story:
        'Institutional administrators continuously prioritise organisational documentation, notwithstanding considerable operational complications surrounding bibliographical classification, international standardisation, and inter-departmental communication responsibilities throughout the municipality of Taif under Hind with 300 publications.',
    }),
  ],
  [
    'A-15',
    'fail',
    'long Arabic words',
    ar({
      options: SAMPLE_AR.options.map(() => 'أستخدم المستودعات والاستبيانات والمستندات والإحصائيات والاستشارات والمقترحات.') as unknown as ItemText['options'],
    }),
  ],
  [
    'A-15',
    'warn',
    'somewhat long Arabic sentences',
    ar({
      options: SAMPLE_AR.options.map(option => option.replace('.', ' وأعود إليه في كل يوم.')) as unknown as ItemText['options'],
    }),
  ],
  ['A-16', 'fail', 'a negative question', en({ question: 'Which option is NOT close to what you would do?' })],
  ['A-16', 'fail', 'a negative Arabic question', ar({ question: 'أي خيار ليس قريباً من تصرفك المتوقع؟' })],
  ['A-16', 'fail', 'an absolute', arOption('أتبع خطة الفهرسة السابقة دائماً لأنها مجربة ومألوفة عندي.')],
  ['A-16', 'fail', 'all of the above', enOption('I would do all of the above because it is tried and familiar.')],
  ['A-17', 'fail', 'a question outside the list', en({ question: 'Which option do you prefer to take here?' })],
  ['A-17', 'fail', 'two different questions', en({ question: 'Which of these is most like you?' })],
  ['A-17', 'fail', 'a mirrored pair that asks nothing', sampleItem({ item: { facet: 'PLN', story: 'a' }, en: { question: 'Tell us what to do here?' } })],
  ['A-18', 'fail', 'an option without a first-person verb', arOption('متابعة خطة الفهرسة السابقة كما هي لأنها مجربة ومألوفة.')],
  ['A-18', 'fail', 'an English option without I', enOption('Follow the earlier plan as it is because it is tried and familiar.')],
  ['A-18', 'fail', 'an option without its full stop', enOption('I follow the earlier plan as it is because it is tried and familiar')],
  ['A-18', 'fail', 'a second sentence', enOption('I follow the earlier plan as it is. It is tried and familiar.')],
  ['A-20', 'fail', 'two options nearly alike', enOption('I wait for the tasks to be shared out and finish my part in time.')],
  ['A-20', 'fail', 'two options of a mirrored pair that one small word tells apart', mirrored('I wait for the tasks to be shared out and finish my part in time.')],
  ['A-21', 'fail', 'another number in English', en({ story: SAMPLE_EN.story.replace('300', '200') })],
  ['A-21', 'fail', 'a number in digits that the other language does not tell', en({ story: SAMPLE_EN.story.replace('.', ' for 3 days.') })],
  [
    'A-22',
    'warn',
    'far more Arabic than English',
    en({
      story: 'A library in Taif under Hind has 300 books to list.',
      options: SAMPLE_EN.options.map(() => 'I follow the plan.') as unknown as ItemText['options'],
    }),
  ],
  ['A-23', 'fail', 'a name outside the list', enStory('The plan is by Karim.')],
  ['A-23', 'fail', 'a listed stranger at the start of a sentence', enStory('Ahmed waits.')],
  ['A-23', 'fail', 'a strange name in Arabic', arStory('والخطة من أحمد.')],
  ['A-23', 'fail', 'a name in one language only', enStory('The plan is by Saad.')],
  ['A-23', 'fail', 'a place in one language only', arStory('وله فرع في الدمام.')],
  ['A-24', 'fail', 'a feast', arStory('والموعد قبل رمضان.')],
  ['A-24', 'fail', 'a word with article and prefix', arStory('توقف العمل للحرب.')],
  ['A-24', 'fail', 'a sensitive English word', enStory('A church is near.')],
  ['A-25', 'fail', 'no worked answer', objective({ machineCheck: ORDER, solution: '' })],
  ['A-25', 'fail', 'an equation that does not hold', objective({ machineCheck: { kind: 'numeric', equations: ['425 / 500 = 0.86'] } })],
  ['A-25', 'fail', 'an equation that is none', objective({ machineCheck: { kind: 'numeric', equations: ['425 / five = 85'] } })],
  ['A-25', 'fail', 'options worth another value', objective({ machineCheck: order([at => at('a') < at('b')]) })],
  ['A-25', 'fail', 'premises that cannot be', objective({ machineCheck: order([at => at('a') < at('b'), at => at('b') < at('a')]) })],
  ['A-25', 'fail', 'a claim about an unknown object', objective({ machineCheck: order([at => at('z') > 1]) })],
  ['A-26', 'fail', 'a cell that its facet has not', objective({ machineCheck: ORDER, cell: 'percent_rate' })],
]

/** Right texts that resemble a fault. */
// biome-ignore format: as above
const INNOCENT: readonly (readonly [check: string, what: string, entry: BankItem])[] = [
  ['A-11', 'an English term of a trade in brackets', technical('أتبع خطة الفهرسة (Catalogue Plan) السابقة لأنها مجربة ومألوفة.')],
  ['A-12', 'كان, واحد and a decimal point', arStory('كان واحد منها 1.5 فقط.')],
  ['A-13', 'a committee that decides', arStory('تقرر اللجنة أن تؤجل.')],
  ['A-13', 'what a committee decides', arStory('لا أحد يعلم متى تقرر اللجنة.')],
  ['A-14', 'what has ended well', arStory('وهذا تمام.')],
  ['A-16', 'at least', en({ question: 'Which option is at least closest to what you would do?' })],
  ['A-16', 'a fact of the story', enStory('It never rains.')],
  ['A-23', 'a month and an abbreviation', enStory('It is due in May, says IT.')],
  ['A-23', 'a hope and an age', arStory('على أمل أن عمر الورق طويل.')],
  ['A-20', 'two doses of one act in a mirrored pair', mirrored('I wait for the tasks to be shared out and finish half of mine in time.')],
  [
    'A-24',
    'a size, a town, a deadline',
    sampleItem({
      ar: { story: `${SAMPLE_AR.story} حجم العمل كبير والقاعة كبيرة.` },
      en: { story: `${SAMPLE_EN.story} The deadline is near.` },
    }),
  ],
  ['A-25', 'a proven order', objective({ machineCheck: ORDER })],
  ['A-25', 'proven arithmetic', objective({ machineCheck: { kind: 'numeric', equations: ['(425 - 5 * 5) / 500 = 80%'] } })],
]

describe('the checks over single items', () => {
  it('find nothing in the sample', () => {
    expect(checkItem(sampleItem())).toEqual([])
  })

  it.each(FAULTS)('%s (%s) finds %s', (check, level, _, entry) => {
    expect(checkItem(entry)).toContainEqual(expect.objectContaining({ check, level, key: entry.key }))
  })

  it.each(INNOCENT)('%s lets pass: %s', (check, _, entry) => {
    expect(checkItem(entry).filter(finding => finding.check === check)).toEqual([])
  })
})
