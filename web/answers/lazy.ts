/** Bundles what a person's pages load of this folder when they are at rest: one file on the wire, not one for each. */
export * from './kept.ts'
export * from './sign-out.ts'
export { beginVisit } from './visit.ts'
