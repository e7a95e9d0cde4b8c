import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type PairDraft, pairFaults, sectionFaults } from './pair-laws.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const DRAFTS: Readonly<Record<string, readonly PairDraft[]>> = {
  competency: read('../bank/drafts/competency.json'),
  skills: read('../bank/drafts/skills.json'),
}

test.each(Object.entries(DRAFTS))('every draft of %s keeps the laws of pairs', (_, pairs) => {
  expect(pairs.length).toBeGreaterThan(19)
  expect(pairs.flatMap(pairFaults)).toEqual([])
  expect(sectionFaults(pairs)).toEqual([])
})

const [sound] = DRAFTS.competency ?? []
if (!sound) throw new Error('there is a draft')
const [first, second, ...others] = sound.options
if (!first || !second) throw new Error('a draft has options')
const told = (change: (text: string) => string) => ({
  ...sound,
  stories: { ...sound.stories, b: { ...sound.stories.b, en: change(sound.stories.b.en) } },
})

test.each([
  ['P-01', { ...sound, options: [{ ...first, a: second.a }, second, ...others] }],
  ['P-02', { ...sound, options: sound.options.map(option => ({ ...option, b: option.a })) }],
  ['P-05', told(text => `Once more. ${text}`)],
  ['P-06', told(text => `${text.split('. ')[0]}. All of the rest is another story with other words.`)],
  ['P-07', told(text => `${text} And then something else happened there too.`)],
  ['P-08', told(text => text.replace(/\d+ weeks/, 'technicians'))],
  ['P-09', { ...sound, options: [{ ...first, acts: 2 }, second, ...others] }],
])('a pair that breaks %s is found', (law, broken) => {
  expect(pairFaults(broken).join('\n')).toContain(law)
})

test('a section whose best option can be named without a story is found', () => {
  const leaning = (DRAFTS.skills ?? []).map(pair => ({
    ...pair,
    options: pair.options.map(option => ({ ...option, b: option.a })),
  }))
  expect(sectionFaults(leaning).join('\n')).toContain('P-02')
})
