import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** Frames the pages that a mail leads to: the reader has no account here and is not asked for one. */
export function RecipientShell({ children }: { children: ReactNode }) {
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />} foot={<SiteFooter />}>
      <meta name='referrer' content='no-referrer' />
      {children}
    </Frame>
  )
}
