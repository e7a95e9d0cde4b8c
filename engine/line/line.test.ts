import { describe, expect, it } from 'vitest'
import { drawLine } from './draw-line.ts'
import { facetTeeth, sectionTeeth } from './score-teeth.ts'
import { drawTooth } from './tooth.ts'

const SIZE = { w: 100, t: 150, stroke: 4, r: 10, gap: 12 }
const section = (score: number) => ({ score, max: 150, range: { from: score - 6, to: score + 6 } })
const facet = (index: number, level = 'balanced', approximate = false) => ({ index, level, approximate })

/** Reads the highest point of path data: the ordinate of its first peak, upwards. */
const peaksOf = (path: string) =>
  [...path.matchAll(/C\S+ \S+ \S+ \S+ \S+ (-?[\d.]+)C/g)].map(([, y]) => 0 - Number(y))

describe('the height of a tooth', () => {
  it.each([0, 30, 90, 121, 150])('is the score: at %i of 150, on a scale of 150', score => {
    const [tooth] = sectionTeeth([section(score)])
    if (!tooth) throw new Error('no tooth')
    const { rise, outline } = drawTooth(tooth, SIZE)
    expect(rise).toBe(score)
    expect(peaksOf(outline)).toEqual([score])
  })

  it('is the share of the maximum where sections have different ones', () => {
    const teeth = sectionTeeth([
      { score: 20, max: 40 },
      { score: 25, max: 50 },
    ])
    expect(teeth.map(tooth => drawTooth(tooth, SIZE).rise)).toEqual([75, 75])
  })

  it.each([0, 47, 100])('of a facet is its index: %i of 100', index => {
    const [tooth] = facetTeeth([facet(index)], 2)
    expect(tooth && drawTooth(tooth, { ...SIZE, t: 100 }).rise).toBe(index)
  })
})

it('the window of a tooth lies from one end of the range to the other', () => {
  const [tooth] = sectionTeeth([section(90)])
  const window = tooth && drawTooth(tooth, SIZE).window
  expect(window).toMatchObject({ y: -96, height: 12 })
})

it('a facet has nuqtas only where its whole range is clear', () => {
  const teeth = facetTeeth(
    [facet(95, 'clear'), facet(80, 'clear', true), facet(60), facet(30, 'priority')],
    3,
  )
  expect(teeth.map(({ dotted }) => dotted)).toEqual([true, false, false, false])
  const drawn = teeth.map(tooth => drawTooth(tooth, SIZE).nuqtas.match(/z/g)?.length ?? 0)
  expect(drawn).toEqual([3, 0, 0, 0])
})

describe('a whole line', () => {
  const measures = { ...SIZE, width: 600, start: 40, step: 180 }
  const scores = [115, 121, 103]
  const { line, nuqtas } = drawLine(sectionTeeth(scores.map(section)), measures)

  it('runs from edge to edge with a tooth for each score, the first at the right', () => {
    expect(line).toMatch(/^M0 0H100C.*H600$/)
    expect(peaksOf(line)).toEqual(scores.toReversed())
  })

  it('carries one, two and three nuqtas', () => {
    expect(nuqtas.map(({ path }) => path.match(/z/g)?.length)).toEqual([1, 2, 3])
  })
})
