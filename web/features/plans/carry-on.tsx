import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

/** Long enough to read where one is being taken. */
const CARRY_ON_MS = 1500

/**
 * Leads on from /profile to the payment of a package that was chosen a moment ago, in place of /profile, so that "back" does
 * not lead into it again. One that was chosen earlier and not bought is only recalled.
 */
export function CarryOn() {
  const text = useWords(PLANS_TEXT)
  const { state } = useLocation()
  const { data } = useQuery(queries.billing)
  const chosen = data?.chosenPackage ?? null
  const justNow = chosen !== null && (state as { chosen?: unknown } | null)?.chosen === chosen
  const way = `/payment?packageId=${chosen}`
  useEffect(() => {
    if (!justNow) return
    const timer = setTimeout(() => location.replace(way), CARRY_ON_MS)
    return () => clearTimeout(timer)
  }, [justNow, way])
  if (!chosen) return null
  const name = chosen === 'starter' ? text.starterPackage : text.proPackage
  return (
    <div className='column pt-6'>
      <Note title={text.chosenNote(name)}>
        <ButtonLink to={way} size='small' variant='secondary' className='mt-3'>
          {text.toPayment}
        </ButtonLink>
      </Note>
    </div>
  )
}
