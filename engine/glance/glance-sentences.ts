import type { Contrast } from './find-contrast.ts'
import type { Glance } from './find-glance.ts'

/** Holds the sentences of the free part's look at one attempt in one language; a missing one does not compile. */
export interface GlanceSentences {
  readonly sections: (values: NonNullable<Glance['sections']>) => string
  readonly choices: (values: Glance['choices']) => string
  readonly halves: (values: Glance['halves']) => string
  readonly limit: (values: Glance['limit']) => string
  readonly habit: (values: NonNullable<Glance['habit']>) => string
  readonly habits: (values: NonNullable<Glance['habits']>) => string
  readonly contrast: (values: Contrast) => string
}
