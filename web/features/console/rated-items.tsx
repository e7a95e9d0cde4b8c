import type { AgreementPage, RatedItem } from '#contract/desk.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { asGiven, number } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from './data-table.tsx'
import { ItemDecision } from './item-decision.tsx'
import { Decimal, decimal, Figure } from './measured-figure.tsx'
import { Section } from './section.tsx'

interface RatedItemsProps {
  readonly panelId: string
  readonly found: AgreementPage
  /** The round is closed: it can be decided. */
  readonly isClosed: boolean
  /** Lay people say how options look: there is no order to find, nor a facet. */
  readonly isLay: boolean
}

/** Shows each pair that a panel rated: its status, what stands against its key, both stories, and the decision. */
export function RatedItems({ panelId, found, isClosed, isLay }: RatedItemsProps) {
  const text = useWords(AGREEMENT)
  return (
    <Section id='panel-items' title={text.items} lead={text.itemsLead}>
      {!found.mayDecide && <p className='type-small text-soft max-w-read text-16'>{text.mayNot}</p>}
      <ul className='border-ink mt-4 border-t-2'>
        {found.items.map(item => (
          <li key={item.pair} className='border-line border-b'>
            <details>
              <summary className='flex min-h-12 cursor-pointer flex-wrap items-center gap-3 py-3'>
                <bdi className='type-h3'>{item.pair}</bdi>
                <Badge tone={item.status === 'rated' || item.status === 'released' ? 'ok' : 'neutral'}>
                  {text.statuses[item.status]}
                </Badge>
                {item.open && <Badge tone='amber'>{text.waits(text.verdicts[item.open.verdict])}</Badge>}
              </summary>
              <div className='grid gap-8 pb-8'>
                <Objections item={item} />
                {item.stories.map(story => (
                  <Story key={story.story} pair={item.pair} story={story} isLay={isLay} />
                ))}
                <ItemDecision panelId={panelId} item={item} decides={isClosed && found.mayDecide} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Objections({ item: { objections } }: { item: RatedItem }) {
  const text = useWords(AGREEMENT)
  if (objections.length === 0) return <p className='type-body'>{text.noObjections}</p>
  return (
    <ul className='type-body list-disc ps-6'>
      {objections.map(objection => (
        <li key={objection}>{text.objections[objection]}</li>
      ))}
    </ul>
  )
}

type ToldStory = RatedItem['stories'][number]

function Story({ pair, story: told, isLay }: { pair: string; story: ToldStory; isLay: boolean }) {
  const text = useWords(AGREEMENT)
  const id = `${pair} ${told.story}`
  const { words, ratings, comments } = told
  return (
    <div className='min-w-0'>
      <h3 id={id} className='type-h3'>
        {text.story[told.story]}
      </h3>
      <p className='type-body mt-2 max-w-read'>{words.story}</p>
      <p className='type-body mt-1 max-w-read'>{words.question}</p>
      <p className='type-small text-soft mt-2 text-16'>{text.ratersOf(told.raters, told.unjudged)}</p>
      <Figure of={ratings}>
        {({ options, gaps }) => (
          <DataTable
            labelledBy={id}
            rows={options.map((option, index) => ({ ...option, gap: gaps[index] ?? null }))}
            keyOf={({ place }) => `${place}`}
            empty=''
            columns={[
              { key: 'value', title: text.value, cell: ({ value }) => number(value) },
              { key: 'option', title: text.option, cell: ({ place }) => words.options[place - 1] ?? '' },
              { key: 'mean', title: text.mean, cell: ({ mean }) => <Decimal of={mean} /> },
              { key: 'sd', title: text.sd, cell: ({ sd }) => <Decimal of={sd} /> },
              {
                key: 'gap',
                title: text.gap,
                cell: ({ gap }) => (gap === null ? '' : <Decimal of={gap} />),
              },
              { key: 'points', title: text.points, cell: ({ counts }) => <Points counts={counts} /> },
            ]}
          />
        )}
      </Figure>
      <Sentences told={told} isLay={isLay} />
      {comments.length > 0 && (
        <>
          <h4 className='type-label mt-4'>{text.comments}</h4>
          <ul className='type-body list-disc ps-6'>
            {comments.map((comment, index) => (
              <li key={`${index} ${comment}`} className='whitespace-pre-line'>
                <bdi>{comment}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Shows how many gave which point: 7×2 8×5. */
function Points({ counts }: { counts: readonly number[] }) {
  const given = counts.flatMap((count, index) => (count > 0 ? [`${index + 1}×${count}`] : []))
  return <bdi dir='ltr'>{given.join(' ')}</bdi>
}

function Sentences({ told, isLay }: { told: ToldStory; isLay: boolean }) {
  const text = useWords(AGREEMENT)
  const { ratings, leftOut, relevance, before } = told
  const ofFigure = (figure: number | null) => (figure === null ? '–' : decimal(figure))
  return (
    <div className='type-small mt-3 grid gap-1 text-16'>
      {ratings.kind === 'shown' && (
        <p>
          {!isLay && `${ratings.value.inOrder ? text.inOrder : text.outOfOrder} `}
          {text.correlations(ofFigure(ratings.value.random), ofFigure(ratings.value.fixed))}
        </p>
      )}
      {!isLay && (
        <>
          <p>
            {leftOut.kind !== 'shown' && `${text.leftOutLacks} `}
            <Figure of={leftOut}>
              {({ inOrder, raters, lowest }) => text.leftOut(inOrder, raters, ofFigure(lowest))}
            </Figure>
          </p>
          <p>
            {relevance.kind !== 'shown' && `${text.relevanceLacks} `}
            <Figure of={relevance}>
              {({ named, ratio }) =>
                text.relevance(named, relevance.kind === 'shown' ? relevance.n : 0, ofFigure(ratio))
              }
            </Figure>
          </p>
        </>
      )}
      {before?.kind === 'shown' && (
        <p>
          {text.before(
            asGiven(before.value.means.map(mean => decimal(mean)).join(' ')),
            ofFigure(before.value.random),
          )}
        </p>
      )}
    </div>
  )
}
