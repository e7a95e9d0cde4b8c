/** Joins class names and leaves out what does not apply: `classes('input', error && 'input-error')`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
