import { useFigures } from '#web/content/use-figures.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Path } from '#web/ui/path/path.tsx'

/** Shows figures beside the login form. The number of questions is the test's own; the others are the operator's. */
export function LoginAside() {
  const text = useWords(ACCOUNT_PAGES)
  const { locale } = useLocale()
  const said = useFigures()
  const figures = [
    { figure: '90', words: text.statQuestions },
    { figure: said.users?.[locale] ?? null, words: text.statUsers },
    { figure: said.companies?.[locale] ?? null, words: text.statCompanies },
    { figure: said.satisfaction, words: text.statSatisfaction },
  ].filter(({ figure }) => figure !== null)
  return (
    <div className='flex h-full flex-col'>
      <p className='type-small text-soft'>{text.statsLead}</p>
      <dl className='mt-6'>
        {figures.map(({ figure, words }) => (
          <div key={words} className='border-line flex flex-col-reverse border-t py-5'>
            <dt className='type-small text-soft text-17'>{words}</dt>
            <dd className='type-figure'>
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className='mt-auto pt-12'>
        <Path
          size='m'
          name=''
          stations={[
            { section: 1, state: 'done' },
            { section: 2, state: 'done' },
            { section: 3, state: 'done' },
          ]}
        />
      </div>
    </div>
  )
}
