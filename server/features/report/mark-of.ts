import { type SectionNumber, sectionNumber } from '#engine/line/nuqtas.ts'

/** Counts the nuqtas of a section on paper: one, two or three; a form of more sections begins again. */
export const markOf = (index: number): SectionNumber => sectionNumber(index % 3)
