import { describe, expect, test } from 'vitest'
import { agreePanel, type KeyedStory, type SaidRating } from './agree-panel.ts'
import { describeStory, isDisputed, leaveOneOut } from './describe-story.ts'
import { ACCEPTANCE, objectionsTo } from './judge-key.ts'

const KEY = [3, 1, 5, 2, 4]
/** Ratings that follow the key exactly: 1, 3, 5, 7, 9. */
const ALIKE = KEY.map(value => 2 * value - 1)
const story = (id: string, values = KEY): KeyedStory => ({ story: id, values, facet: 'PLN' })
const said = (rater: string, of: string, ratings: readonly number[] | null = ALIKE): SaidRating => ({
  ...{ rater, story: of, isRepeat: false, ratings, isUnjudged: ratings === null, named: 'PLN' },
})
const people = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`)
const shown = <Value>(of: { kind: string; value?: Value }): Value => {
  if (of.kind !== 'shown' || of.value === undefined) throw new Error(of.kind)
  return of.value
}

describe('a story', () => {
  test('is compared with its key: means by value, gaps, order, points by hand', () => {
    // Values 5, 4, 3, 2, 1 stand at places 3, 5, 1, 4, 2. Means: 8.5, 8, 5, 5.5, 1.
    const rows = [
      [5, 1, 8, 6, 7],
      [5, 1, 9, 5, 9],
    ]
    const { options, gaps, inOrder } = describeStory(KEY, rows)
    expect(options.map(({ place }) => place)).toEqual([3, 5, 1, 4, 2])
    expect(options.map(({ mean }) => mean)).toEqual([8.5, 8, 5, 5.5, 1])
    expect(gaps).toEqual([0.5, 3, -0.5, 4.5])
    expect(inOrder).toBe(false)
    // Of 7 and 9: the variance is 2 with n - 1.
    expect(options[1]?.sd).toBeCloseTo(Math.SQRT2, 12)
    expect(options[0]?.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1])
  })

  test('whose order hangs on one rater says so when that one is left out', () => {
    const tied = KEY.map(value => (value >= 4 ? 8 : value))
    const rows = [tied, tied, KEY.map(value => value + 4)]
    expect(describeStory(KEY, rows).inOrder).toBe(true)
    expect(leaveOneOut(KEY, rows)).toMatchObject({ inOrder: 2, raters: 3 })
  })

  test('is disputed where an option is rated far apart or somebody cannot judge it, whatever its key', () => {
    expect(isDisputed([ALIKE, ALIKE], 0)).toBe(false)
    expect(isDisputed([ALIKE, ALIKE], 1)).toBe(true)
    expect(isDisputed([ALIKE, [5, 1, 9, 3, 4]], 0)).toBe(true)
    // Two on 5 and 7: spread 1.41.
    expect(isDisputed([ALIKE, [7, 1, 9, 3, 7]], 0)).toBe(false)
  })
})

describe('a panel', () => {
  test('has no figure below its gate', () => {
    const five = people(5).map(rater => said(rater, 'p/a'))
    const { groups, people: stand, withValues, stories } = agreePanel([story('p/a')], five)
    const lacks = { kind: 'below gate', needs: 6, has: 5 }
    expect(groups).toEqual([{ stories: 1, raters: 5, figures: lacks }])
    expect(stand).toMatchObject({ kind: 'below gate' })
    expect(withValues).toEqual(lacks)
    expect(stories[0]).toMatchObject({ raters: 5, ratings: lacks, relevance: lacks })
    // Of six, who is left out leaves five.
    const six = agreePanel(
      [story('p/a')],
      people(6).map(rater => said(rater, 'p/a')),
    )
    expect(six.stories[0]).toMatchObject({ ratings: { kind: 'shown' }, leftOut: lacks })
    expect(six.people).toEqual(lacks)
    expect(agreePanel([story('p/a')], [])).toMatchObject({ raters: 0, groups: [] })
  })

  test('has the correlations of those who were asked the same stories, each half apart', () => {
    const stories = [story('p/a'), story('p/b', [...KEY].reverse())]
    const halves = people(12).map((rater, index) => said(rater, index % 2 ? 'p/a' : 'p/b'))
    const { groups, raters } = agreePanel(stories, halves)
    expect(raters).toBe(12)
    expect(groups.map(({ stories, raters }) => [stories, raters])).toEqual([
      [1, 6],
      [1, 6],
    ])
    expect(shown(groups[0]?.figures ?? { kind: 'none' })).toMatchObject({ options: 5, random: 1, fixed: 1 })
  })

  test('leaves out who judged less than half, and an option that somebody left out', () => {
    const stories = [story('p/a'), story('q/a'), story('r/a')]
    const full = people(6).flatMap(rater => stories.map(({ story }) => said(rater, story)))
    const idle = stories.map(({ story }, index) => said('idle', story, index === 0 ? ALIKE : null))
    const shy = stories.map(({ story }, index) => said('shy', story, index === 0 ? null : ALIKE))
    const { groups, stories: told } = agreePanel(stories, [...full, ...idle, ...shy])
    expect(groups).toMatchObject([{ stories: 3, raters: 7, figures: { value: { options: 10 } } }])
    expect(told.map(({ raters, unjudged }) => [raters, unjudged])).toEqual([
      [7, 1],
      [7, 1],
      [7, 1],
    ])
  })

  test('names who stands apart, what is gained without them, and how they repeat themselves', () => {
    const stories = [story('p/a'), story('q/a')]
    const against = ALIKE.map(point => 10 - point)
    const most = people(7).flatMap(rater => stories.map(({ story }) => said(rater, story)))
    const odd = stories.map(({ story }) => said('odd', story, against))
    const again = { ...said('odd', 'p/a', ALIKE), isRepeat: true }
    const stand = shown(agreePanel(stories, [...most, ...odd, again]).people)
    expect(stand).toHaveLength(8)
    // The same points the other way round: 8 + 4 + 0 + 4 + 8 of 5 options.
    expect(stand[0]).toEqual({
      ...{ withOthers: -1, without: 1, repeats: 1 },
      ...{ above: 0, apart: 4.8 },
    })
    expect(stand[1]?.without).toBeLessThan(1)
    expect(stand[1]).toMatchObject({ repeats: 0, apart: null })
  })

  test('counts who finds the own facet in a story', () => {
    const eight = people(8).map((rater, index) => ({
      ...said(rater, 'p/a'),
      named: index < 6 ? 'PLN' : 'none',
    }))
    // (6 - 4) / 4
    expect(shown(agreePanel([story('p/a')], eight).stories[0]?.relevance ?? { kind: 'none' })).toEqual({
      ...{ named: 6, ratio: 0.5 },
    })
  })
})

describe('a key', () => {
  const judge = (rows: readonly (readonly number[])[], by: 'practitioners' | 'field' | 'lay') => {
    const all = rows.map((ratings, index) => said(`r${index}`, 'p/a', ratings))
    const panel = agreePanel([story('p/a')], all)
    return objectionsTo(panel.stories, panel, by)
  }
  const eight = people(8).map(() => ALIKE)

  test('is accepted by eight practitioners of one mind, or six of a field, and by no fewer', () => {
    expect(judge(eight, 'practitioners')).toEqual([])
    expect(judge(eight.slice(1), 'practitioners')).toEqual(['raters'])
    expect(judge(eight.slice(2), 'field')).toEqual([])
    expect(judge(eight.slice(3), 'field')).toContain('raters')
    expect(judge(eight, 'lay')).toContain('raters')
  })

  test('meets each objection by itself', () => {
    // Values 5 and 4 changed over.
    expect(
      judge(
        people(8).map(() => [5, 1, 7, 3, 9]),
        'practitioners',
      ),
    ).toEqual(['order', 'gaps'])
    // Half a point apart in all, then a little less.
    const close = [5, 1, 9, 3, 8]
    const closer = [5, 1, 8, 3, 8]
    const mixed = (some: number) => people(8).map((_, index) => (index < some ? closer : close))
    expect(judge(mixed(4), 'practitioners')).toEqual([])
    expect(judge(mixed(5), 'practitioners')).toEqual(['gaps'])
    // The option of value 3 is rated 3 or 7: spread 2.1 with n - 1, and its mean stays between its neighbours'.
    const wide = people(8).map((_, index) => [index % 2 ? 7 : 3, 1, 9, 3, 7])
    expect(judge(wide, 'practitioners')).toEqual(['spread'])
  })

  test('of preferences is accepted where no option makes anybody look better', () => {
    const fifteen = people(15).map(() => [5, 5, 5, 5, 5])
    expect(judge(fifteen, 'lay')).toEqual([])
    expect(
      judge(
        people(15).map(() => [5, 7, 4, 6, 5]),
        'lay',
      ),
    ).toEqual(['looks'])
    // Two points apart at most, but along the values.
    expect(
      judge(
        people(15).map(() => [6, 5, 7, 5, 7]),
        'lay',
      ),
    ).toEqual(['looks'])
    expect(ACCEPTANCE.looks.withValues).toBe(0.6)
  })
})
