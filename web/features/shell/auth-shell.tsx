import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** Frames a form, and from 1024 px up a panel in tint beside it. */
export function AuthShell({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className='flex'>
      <div className='min-w-0 grow'>
        <Frame
          bar={
            <header className='border-line max-md:border-b'>
              <div className='mx-auto box-content flex h-[60px] max-w-[560px] items-center justify-between px-5 md:h-24 md:px-10'>
                <Brand />
                <LanguageToggle />
              </div>
            </header>
          }
        >
          <div className='mx-auto box-content max-w-[560px] px-5 pt-5 pb-16 md:px-10'>{children}</div>
        </Frame>
      </div>
      {aside && (
        <aside className='on-tint w-[480px] shrink-0 overflow-clip px-14 py-24 max-lg:hidden'>{aside}</aside>
      )}
    </div>
  )
}
