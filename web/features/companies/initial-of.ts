/** What stands before the name of many a company and tells none from another. */
const KIND = /^(?:شركة|مؤسسة|مجموعة|the)\s+(?=\S)/iu

/**
 * Finds the letter that stands for a company: the first of its own name.
 *
 * @example initialOf('شركة آفاق') // 'آ'
 */
export function initialOf(name: string): string {
  const own = name.trim().replace(KIND, '')
  return [...own][0]?.toLocaleUpperCase() ?? ''
}
