import type { ReactNode } from 'react'
import { isolated } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'

type Shown<Value> =
  | { readonly kind: 'shown'; readonly value: Value; readonly n: number; readonly mayAct: boolean }
  | { readonly kind: 'below gate'; readonly needs: number; readonly has: number }

/** Shows a figure that has reached its gate, or what it lacks. */
export function Figure<Value>({ of, children }: { of: Shown<Value>; children: (value: Value) => ReactNode }) {
  const text = useWords(MEASUREMENT)
  return of.kind === 'shown' ? (
    children(of.value)
  ) : (
    <span className='text-soft'>{text.lacks(of.needs, of.has)}</span>
  )
}

/** Shows a number with so many decimals, also a negative one beside Arabic; says so where there is none. */
export function Decimal({ of, places = 2 }: { of: number | null; places?: number }) {
  const text = useWords(MEASUREMENT)
  return of === null ? <span className='text-soft'>{text.notThere}</span> : decimal(of, places)
}

/** Formats a number with so many decimals. */
export function decimal(value: number, places = 2): string {
  return isolated(value.toFixed(places).replace('-', '\u2212'))
}
