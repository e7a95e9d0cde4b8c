import type { SectionNumber } from '#web/ui/nuqta.tsx'

/** One, two or three nuqtas; a form of more sections begins again. */
export const sectionNumber = (index: number) => ((index % 3) + 1) as SectionNumber
