import { useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StateLine } from '#web/ui/path/state-line.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { PageTitle } from './page-title.tsx'
import { TopBar } from './top-bar.tsx'

export function NotFoundPage() {
  const { shell, common } = useText()
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />}>
      <PageTitle>{shell.notFoundTitle}</PageTitle>
      <StateLine kind='lost' page className='mt-10' />
      <div className='column column-read pt-6 pb-16'>
        <h1 className='type-h1'>{shell.notFoundTitle}</h1>
        <p className='type-body text-soft mt-3'>{shell.notFoundBody}</p>
        {shell.notFoundTitle !== 'Page Not Found' && (
          <p className='type-small text-soft mt-1'>
            <bdi lang='en'>Page Not Found</bdi>
          </p>
        )}
        <ButtonLink to='/' variant='secondary' className='mt-8'>
          {common.home}
        </ButtonLink>
      </div>
    </Frame>
  )
}
