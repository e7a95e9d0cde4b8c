import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/text/locale.tsx'

/** Lays out a page of the console. */
export function ConsolePage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const { common } = useText()
  return (
    <div className='column pt-6 pb-16 md:pt-10'>
      <title>{`${title} | ${common.product}`}</title>
      <h1 className='type-h1'>{title}</h1>
      {lead && <p className='type-body text-soft mt-1 max-w-read'>{lead}</p>}
      <div className='mt-8 grid gap-10'>{children}</div>
    </div>
  )
}

/** Lays out a named part of a page; a link with its name leads to it. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus()
  }, [hash, id])
  return (
    <section aria-labelledby={id} className='min-w-0'>
      <h2 ref={heading} id={id} tabIndex={-1} className='type-h2'>
        {title}
      </h2>
      {lead && <p className='type-small text-soft max-w-read text-16'>{lead}</p>}
      {children}
    </section>
  )
}
