import type { Problem } from '#contract/problem.ts'

export const FIELDS = ['name', 'email', 'company', 'message'] as const
type Name = (typeof FIELDS)[number]

/** Keeps what was typed into a message that was refused, and what is wrong with it. */
export interface Refused {
  readonly values: Readonly<Partial<Record<Name, string>>>
  /** Codes of contract/messages.ts. */
  readonly errors: Readonly<Partial<Record<Name, string>>>
  /** The server's sentence, where the fields say nothing (too many messages). */
  readonly message: string | undefined
}

export function valuesOf(form: FormData): Partial<Record<Name, string>> {
  return Object.fromEntries(
    FIELDS.flatMap(name => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export function refusedBecause(values: Refused['values'], problem: Problem | null): Refused {
  const issues = problem?.errors ?? []
  const errors = FIELDS.flatMap(name => {
    const issue = issues.find(({ path }) => path === name)
    return issue ? [[name, issue.code]] : []
  })
  return {
    values,
    errors: Object.fromEntries(errors),
    message: errors.length > 0 ? undefined : problem?.message,
  }
}
