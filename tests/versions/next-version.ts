import { type Block, itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { type ItemKey, type ItemOption, STORIES } from '#engine/bank/item.ts'
import { defineForm, FORMS } from '#engine/forms/forms.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { RELEASED, type Released } from '#engine/versions/released.ts'

const today = newestRules(RELEASED)
const { scoring, narrative, careers, style } = today

/** What a next release may change, each alone: the release, as it would be handed to the server. */
export const NEXT: Readonly<
  Record<'items' | 'form' | 'scoring' | 'narrative' | 'careers' | 'style', Released>
> = {
  items: { ...RELEASED, bank: bankWithNextVersion('motivation', 'motivation-01') },
  form: { ...RELEASED, forms: { ...RELEASED.forms, basic: [FORMS.basic, shorterForm()] } },
  scoring: withRules({
    scoring: { ...scoring, bands: { excellent: { of: 8, in: 9 }, good: { of: 5, in: 9 } } },
  }),
  narrative: withRules({
    narrative: { ...narrative, rules: { ...narrative.rules, R7: { part: 'free', select: () => [] } } },
  }),
  careers: withRules({ careers: { ...careers, tiers: { strong: 99, good: 98, possible: 97 } } }),
  style: withRules({ style: { ...style, fewest: 99 } }),
}

/** All of these at once. */
export const NEXT_OF_ALL: Released = {
  bank: NEXT.items.bank,
  pilots: RELEASED.pilots,
  forms: NEXT.form.forms,
  rules: [
    today,
    {
      version: today.version + 1,
      scoring: newestRules(NEXT.scoring).scoring,
      narrative: newestRules(NEXT.narrative).narrative,
      careers: newestRules(NEXT.careers).careers,
      style: newestRules(NEXT.style).style,
    },
  ],
}

function withRules(changes: Partial<typeof today>): Released {
  return { ...RELEASED, rules: [...RELEASED.rules, { ...today, ...changes, version: today.version + 1 }] }
}

/** The core without the last question of its first section. */
function shorterForm() {
  const { version, sections, slots } = FORMS.basic
  const names = Object.fromEntries(sections.map(({ id, name }) => [id, name]))
  const fewer = slots.filter(({ section, number }) => section !== 'motivation' || number < 30)
  return defineForm('basic', version + 1, names, fewer)
}

/** Another pair in the place of the first, with other stories and the key turned round. */
function bankWithNextVersion(block: string, name: string): Released['bank'] {
  const { items, ar, en } = BANK[block] ?? { items: {}, ar: {}, en: {} }
  const version = Math.max(
    ...itemsOf(BANK).flatMap(item => (item.key.startsWith(`${name}/`) ? [item.version] : [])),
  )
  const added = STORIES.map(letter => {
    const [first, key]: ItemKey[] = [`${name}/${letter}@${version}`, `${name}/${letter}@${version + 1}`]
    const [item, arabic, english] = first ? [items[first], ar[first], en[first]] : []
    if (!item || !arabic || !english) throw new Error(`The bank has no ${first}.`)
    const turned = item.options.map(option => ({ ...option, value: 6 - option.value })) as ItemOption[]
    return {
      key,
      item: { ...item, options: turned as unknown as typeof item.options },
      ar: { ...arabic, story: 'قصة الإصدار الثاني.' },
      en: { ...english, story: 'The story of the second version.' },
    }
  })
  const byKey = (part: 'item' | 'ar' | 'en') => Object.fromEntries(added.map(each => [each.key, each[part]]))
  return {
    ...BANK,
    [block]: {
      items: { ...items, ...byKey('item') },
      ar: { ...ar, ...byKey('ar') },
      en: { ...en, ...byKey('en') },
    } as Block,
  }
}
