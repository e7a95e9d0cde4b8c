import type { watched as arabic } from '../ar/watched.ts'

export const watched: typeof arabic = {
  title: 'View for the support',
  toOperator: (firstName: string, until: string) =>
    `Support view: the pages of ${firstName} as the account shows them, to be read only, until ${until}.`,
  toPerson: (until: string) => `The support is looking at these pages, reading only, until ${until}.`,
  end: 'End the view',
}
