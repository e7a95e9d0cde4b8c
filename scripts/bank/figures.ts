import { mean } from '#engine/bank/mean.ts'
import { lengthCorrelation, optionLengths, valueOfExtreme } from '#engine/bank/option-lengths.ts'
import { wholeText, wordCount } from '#engine/bank/parts.ts'
import { arabicReadability } from '#engine/bank/readability/arabic.ts'
import { fleschKincaid } from '#engine/bank/readability/flesch-kincaid.ts'
import { testWise } from '#engine/bank/test-wise.ts'
import { balanceOf, type Share } from '#engine/checks/balance.ts'
import type { AssembledItem } from '#engine/forms/assemble-form.ts'
import type { SourceLocale } from '#engine/vocabulary.ts'

type Items = readonly AssembledItem[]

export function lengthFigures(items: Items, locale: SourceLocale) {
  const words = items.map(({ text }) => wordCount(text[locale]))
  const best = (extreme: 'longest' | 'shortest') =>
    items.filter(entry => valueOfExtreme(optionLengths(entry, locale), extreme) === 5).length
  return {
    words: rounded(mean(words)),
    'most words': Math.max(...words),
    readability: readabilityOf(items, locale),
    'r(value, length)': rounded(lengthCorrelation(items, locale)),
    '5 longest': best('longest'),
    '5 shortest': best('shortest'),
  }
}

export function keyFigures(items: Items) {
  const counts = (value: number) =>
    [0, 1, 2, 3, 4].map(place => items.filter(({ item }) => item.options[place]?.value === value).length)
  const { people, senior, atFault, home, arab } = balanceOf(items)
  return {
    'value 5': counts(5).join(' '),
    'value 1': counts(1).join(' '),
    women: share(people),
    'senior women': share(senior),
    'women failing': share(atFault),
    'at home': percent(home),
    'other Arab': percent(arab),
  }
}

export function strategyFigures(items: Items, locale: SourceLocale) {
  const { longest, shortest, position, sharedWords, carefulVerb } = testWise(items, locale)
  return {
    longest: rounded(longest),
    shortest: rounded(shortest),
    position: position.map(rounded).join(' '),
    'shared words': rounded(sharedWords),
    'careful verb': carefulVerb === null ? '' : rounded(carefulVerb),
  }
}

/** English: the Flesch-Kincaid grade. Arabic: words a sentence, letters a word. */
function readabilityOf(items: Items, locale: SourceLocale): string {
  const texts = items.map(({ text }) => wholeText(text[locale]))
  if (locale === 'en') return `grade ${rounded(mean(texts.map(fleschKincaid)))}`
  const figures = texts.map(arabicReadability)
  return `${rounded(mean(figures.map(({ sentence }) => sentence)))}, ${rounded(mean(figures.map(({ letters }) => letters)))}`
}

function share({ count, women }: Share): string {
  return `${percent(women)} of ${count}`
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
