import type { BankItem } from '../bank/block.ts'
import { arabicMention, englishMention } from '../bank/mentions.ts'
import { partsIn, wholeText } from '../bank/parts.ts'
import { bare } from '../bank/words.ts'
import { type Finding, fail } from './finding.ts'
import { LATIN_ALLOWED } from './lexicon/latin-allowed.ts'
import { NAMES, OTHER_NAMES } from './lexicon/names.ts'
import { OTHER_CAPITALS, PLACES } from './lexicon/places.ts'

const KNOWN = [...NAMES, ...PLACES].map(({ ar, en, isWord }) => ({
  name: en,
  ar: arabicMention(ar),
  en: englishMention(en),
  isWord,
}))
const OTHER_ARABIC = OTHER_NAMES.ar.split('|').map(arabicMention)
const OTHER_ENGLISH = englishMention(`(?:${OTHER_NAMES.en})`)

/** Checks that people and places of a story stand in the lists and bear the same name in both languages. */
export function names(entry: BankItem): Finding[] {
  return [...unpaired(entry), ...strangers(entry)].map(message => fail('A-23', entry.key, 'names', message))
}

function unpaired({ text }: BankItem): string[] {
  const ar = bare(wholeText(text.ar))
  const en = wholeText(text.en)
  return KNOWN.flatMap(known => {
    const inArabic = known.ar.test(ar)
    const inEnglish = known.en.test(en)
    if (inEnglish && !inArabic) return [`${known.name} stands in English only`]
    return inArabic && !inEnglish && !known.isWord ? [`${known.name} stands in Arabic only`] : []
  })
}

function strangers(entry: BankItem): string[] {
  const ar = bare(wholeText(entry.text.ar))
  const listed = [
    ...OTHER_ARABIC.map(pattern => pattern.exec(ar)?.[0]),
    ...partsIn(entry, 'en').map(({ text }) => OTHER_ENGLISH.exec(text)?.[0]),
  ].filter(name => name !== undefined)
  const capitals = partsIn(entry, 'en').flatMap(({ text }) => unknownCapitals(text))
  return [...new Set([...listed, ...capitals])].map(name => `${name} is in no list`)
}

/** Capitalised words inside a sentence, where a quotation begins another; all capitals make an abbreviation, one capital a label. */
function unknownCapitals(text: string): string[] {
  const rest = KNOWN.reduce((left, { en }) => left.replace(new RegExp(en, 'g'), ''), text)
  const inside = rest.match(/(?<=[\p{L}\d,;:-] )[A-Z][a-z][\w-]*/gu) ?? []
  return inside.filter(word => !OTHER_CAPITALS.has(word) && !LATIN_ALLOWED.includes(word))
}
