import { CircleCheck, LogOut } from 'lucide-react'
import { SECTION_NUMBERS } from '#engine/line/nuqtas.ts'
import { facetTeeth, sectionTeeth } from '#engine/line/score-teeth.ts'
import { Radar } from '#web/ui/chart/radar.tsx'
import { ScoreBands, ScoreLine } from '#web/ui/chart/score-line.tsx'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Nuqta, SectionMark } from '#web/ui/nuqta.tsx'
import { Path, QuestionPath } from '#web/ui/path/path.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'
import { StepsPath } from '#web/ui/path/steps-path.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import type { Specimen } from './primitives-page.tsx'
import type { Words } from './words.ts'

const stations = (words: Words) =>
  [
    { section: 1, state: 'done', label: words.sections[0] },
    { section: 2, state: 'now', written: 0.4, label: words.sections[1] },
    { section: 3, state: 'next', label: words.sections[2] },
  ] as const

const axes = (words: Words, count: number) =>
  SECTION_NUMBERS.slice(0, count).map((section, index) => ({
    section,
    label: words.sections[index] ?? '',
    value: [115, 96, 127, 80, 104][index] ?? 0,
    low: [108, 88, 120, 71, 96][index] ?? 0,
    high: [122, 104, 134, 89, 112][index] ?? 0,
  }))

const teeth = (count: number) =>
  sectionTeeth(
    [115, 96, 127, 80, 104].slice(0, count).map(score => {
      return { score, max: 150, range: { from: score - 8, to: score + 8 } }
    }),
  )

const FACETS = [90, 40, 85, 62].map(index => ({
  index,
  level: index > 75 ? 'clear' : 'balanced',
  approximate: false,
}))

export const PATHS: readonly Specimen[] = [
  {
    file: 'path/path.tsx: Path',
    Show: ({ words }) => (
      <>
        {(['s', 'm', 'l'] as const).map(size => (
          <Path key={size} size={size} name={words.path} stations={stations(words)} />
        ))}
        <Path
          size='m'
          name={words.path}
          stations={stations(words).map(each => ({ ...each, state: 'done' }))}
        />
        <Path
          size='m'
          name={words.path}
          stations={stations(words).map(each => ({ ...each, state: 'blank' }))}
        />
        <Path open size='m' name={words.path} stations={stations(words)} />
      </>
    ),
  },
  {
    file: 'path/path.tsx: QuestionPath',
    Show: ({ words }) => (
      <>
        <QuestionPath name={words.path} section={1} answered={0} questions={30} />
        <QuestionPath name={words.path} section={2} answered={11} questions={30} />
        <QuestionPath name={words.path} section={2} answered={11} questions={30} waiting />
        <QuestionPath name={words.path} section={5} sections={5} answered={7} questions={8} />
      </>
    ),
  },
  {
    file: 'path/steps-path.tsx',
    Show: ({ words }) => (
      <StepsPath name={words.path} step={2} stops={2} labels={words.steps} short={words.step} />
    ),
  },
  {
    file: 'path/rule-line.tsx',
    Show: () =>
      (['done', 'next', 'blank'] as const).map((state, index) => (
        <RuleLine key={state} section={SECTION_NUMBERS[index] ?? 1} state={state} trail={state === 'done'} />
      )),
  },
]

export const CHARTS: readonly Specimen[] = [
  {
    file: 'chart/score-line.tsx',
    Show: ({ words }) => (
      <>
        {(['s', 'm', 'l'] as const).map(size => (
          <ScoreLine
            key={size}
            size={size}
            max={450}
            value={338}
            low={327}
            high={349}
            cuts={[200, 350]}
            name={words.score}
          />
        ))}
        <ScoreBands
          max={450}
          segments={words.bands.map((name, index) => ({
            name,
            from: [0, 200, 350][index] ?? 0,
            current: index === 1,
          }))}
        />
        {([1, 2, 3] as const).map(section => (
          <ScoreLine key={section} max={150} value={96} low={88} high={104} color={section} />
        ))}
      </>
    ),
  },
  {
    file: 'chart/score-path.tsx',
    Show: ({ words }) => (
      // Room for what stands on the dotted line.
      <div className='min-w-0 pt-4'>
        <ScorePath size='total' name={words.score} teeth={teeth(3)} full='150' spread ends />
        <ScorePath size='card' name={words.score} teeth={teeth(5)} spread ends />
        <ScorePath size='facets' name={words.score} teeth={facetTeeth(FACETS, 2)} />
      </div>
    ),
  },
  {
    file: 'chart/radar.tsx',
    Show: ({ words }) =>
      [3, 4, 5].map(count => (
        <Radar key={count} name={words.sections.join(', ')} max={150} step={30} axes={axes(words, count)} />
      )),
  },
]

export const MARKS: readonly Specimen[] = [
  {
    file: 'qr-code.tsx',
    Show: ({ words }) => <QrCode text='WJ-0000000000' label={words.code} />,
  },
  {
    file: 'icon.tsx, nuqta.tsx, wordmark.tsx',
    Show: () => (
      <div className='flex flex-wrap items-center gap-3'>
        {([14, 16, 18, 20, 22, 24, 28] as const).map(size => (
          <Icon key={size} of={CircleCheck} size={size} />
        ))}
        <Icon of={LogOut} mirrored />
        <Nuqta />
        {SECTION_NUMBERS.map(section => (
          <SectionMark key={section} section={section} />
        ))}
        <Wordmark className='h-8' />
      </div>
    ),
  },
]
