import { ADVICE } from '#web/text/advice.ts'
import { useWords } from '#web/text/locale.tsx'
import { AdviceState } from './advice-state.tsx'
import { SourceLine } from './source-line.tsx'
import { useRecommendations } from './use-advice.ts'

const PARTS = ['strengths', 'improvements', 'careerPaths', 'nextSteps'] as const

export function AnalysisTab({ id }: { id: string }) {
  const text = useWords(ADVICE)
  const { data, isError, refetch } = useRecommendations(id)
  if (!data) return <AdviceState label={text.loadingAnalysis} failed={isError} retry={refetch} />
  const filled = PARTS.filter(part => data[part].length > 0)
  if (filled.length === 0) return <p className='text-soft'>{text.noAnalysis}</p>
  return (
    <div className='grid gap-7'>
      <SourceLine source={data.source} />
      {filled.map(part => (
        <section key={part}>
          <h3 className='type-h3'>{text[part]}</h3>
          <ul className='border-ink mt-1 border-t-2'>
            {data[part].map(sentence => (
              <li key={sentence} className='border-line border-b py-3'>
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
