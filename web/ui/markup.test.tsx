import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { Radar } from './chart/radar.tsx'
import { ScoreBands, ScoreLine } from './chart/score-line.tsx'
import { ScorePath } from './chart/score-path.tsx'
import { OptionCard } from './choice.tsx'
import { Field } from './field.tsx'
import { Input, PasswordInput } from './input.tsx'
import { Path, QuestionPath } from './path/path.tsx'
import { StepsPath } from './path/steps-path.tsx'

const stations = [
  { section: 1, state: 'done' },
  { section: 2, state: 'now', written: 7 / 30 },
  { section: 3, state: 'next' },
] as const
const axis = { label: 'الدوافع', value: 115, low: 108, high: 122 }
const teeth = sectionTeeth([115, 121, 103].map(score => ({ score, max: 150 })))
const drawings = {
  line: (
    <ScorePath
      size='total'
      name='سطر النتيجة: 115، 121، 103'
      teeth={teeth}
      full='150'
      spread
      lead
      ends
      rising
    />
  ),
  path: <Path size='m' name='المسار' stations={stations} />,
  question: <QuestionPath name='المسار' section={2} answered={11} questions={30} />,
  steps: <StepsPath name='المسار' step={2} stops={2} labels={['1', '2', '3', '4', '5']} short='2' />,
  score: <ScoreLine max={450} value={338} low={327} high={349} cuts={[200, 350]} name='338' />,
  bands: <ScoreBands max={450} segments={[{ from: 0, name: 'أول', current: true }]} />,
  radar: (
    <Radar
      name='المخطط'
      max={150}
      step={30}
      axes={[
        { ...axis, section: 1 },
        { ...axis, section: 2 },
        { ...axis, section: 3 },
      ]}
    />
  ),
}

test('nothing drawn on the server has a style attribute', () => {
  for (const [name, drawing] of Object.entries(drawings)) {
    expect([name, renderToStaticMarkup(drawing).includes('style=')]).toEqual([name, false])
  }
})

test('a line says its scores and draws them: on a phone 124 px tall were a full score, on a desktop 190', () => {
  const html = renderToStaticMarkup(drawings.line)
  expect(html).toContain('>سطر النتيجة: 115، 121، 103</p>')
  // Nuqtas stand that high: 124 and 190 px by 115, 121 and 103 of 150.
  const rises = [...html.matchAll(/<svg y="-([\d.]+)"/g)].map(([, rise]) => Number(rise))
  expect(rises).toEqual([95.07, 100.03, 85.15, 145.67, 153.27, 130.47])
})

test('the question path has a tick for each question and its ink ends at the pen', () => {
  const html = renderToStaticMarkup(drawings.question)
  expect(html.match(/path-tick fill-ink/g)).toHaveLength(11)
  expect(html.match(/path-tick fill-track/g)).toHaveLength(19)
  // (11 + .5) / 30
  expect(html).toContain('x="38.33%"')
})

test('a form of five sections has five teeth, told apart by one to five nuqtas, and ends after the last', () => {
  const html = renderToStaticMarkup(
    <QuestionPath name='المسار' section={5} sections={5} answered={7} questions={8} />,
  )
  expect(html.match(/path-tooth/g)).toHaveLength(5)
  expect([1, 2, 3, 4, 5].map(dot => html.match(new RegExp(`path-dot-${dot} `, 'g'))?.length)).toEqual([
    5, 4, 3, 2, 1,
  ])
  // The pen stands on the last of eight: (7 + .5) / 8.
  expect(html).toContain('x="93.75%"')
})

test('where no field is asked for one step stands before the sections', () => {
  const html = renderToStaticMarkup(
    <StepsPath name='المسار' step={1} stops={1} labels={['1', '2', '3', '4', '5', '6']} short='1' />,
  )
  expect([html.match(/<circle/g)?.length, html.match(/path-tooth/g)?.length]).toEqual([1, 5])
})

test('a radar has as many corners as the form has sections; the marks stand there where words have no room', () => {
  const axes = ([1, 2, 3, 4] as const).map(section => ({ ...axis, section }))
  const html = renderToStaticMarkup(<Radar name='المخطط' max={50} step={10} axes={axes} />)
  // Four corners and back: each ring is one outline of four points.
  expect(html.match(/class="stroke-track fill-none"/g)).toHaveLength(4)
  expect(html).not.toContain('radar-label')
  expect(html.match(/radar-ring/g)).toHaveLength(5)
})

test('the path says its name and hides its drawing from readers', () => {
  expect(renderToStaticMarkup(drawings.path)).toContain('<p class="sr-only">المسار</p>')
})

test('the window of a score is drawn as wide as its range', () => {
  const html = renderToStaticMarkup(<ScoreLine max={100} value={50} low={40} high={65} />)
  expect(html).toContain('<rect x="40%" y="3" width="25%"')
})

test('a refused field is tied to its sentence and to its hint', () => {
  const html = renderToStaticMarkup(
    <Field label='المدينة' hint='كما في الهوية' error='المدينة مطلوبة'>
      {control => <Input {...control} name='city' />}
    </Field>,
  )
  const id = html.match(/for="([^"]+)"/)?.[1]
  expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
  expect(html).toContain('aria-invalid="true"')
})

test('an option is a native radio, a password a native password', () => {
  const option = (
    <OptionCard letter='أ' name='answer' value={1} defaultChecked>
      نص
    </OptionCard>
  )
  expect(renderToStaticMarkup(option)).toMatch(/<input (?=.*type="radio")(?=.*name="answer")(?=.*value="1")/)
  const password = <PasswordInput name='password' showLabel='إظهار' hideLabel='إخفاء' />
  expect(renderToStaticMarkup(password)).toMatch(/<input (?=.*type="password")(?=.*name="password")/)
})
