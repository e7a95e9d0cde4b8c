import { LOCALES } from '#engine/languages/index.ts'

/**
 * Every script that runs on the page with the card form, who answers for it and why it is there (PCI DSS 6.4.3). A script that
 * is not here fails the journey `payment-page`, and the check that runs where the page is served (check-payment-page.ts).
 */

interface Row {
  readonly owner: string
  readonly reason: string
}

export interface LoadedScripts extends Row {
  /** Names of files of our build, without their hashes. */
  readonly scripts: readonly string[]
}

/** Built from this repository and served from our own origin; no script of anyone else. */
export const LOADED: readonly LoadedScripts[] = [
  {
    scripts: ['core', 'entry.client', 'rolldown-runtime'],
    owner: 'web (React, React Router and TanStack Query from npm, by the lock file)',
    reason: 'Makes the page that the server sent one that answers; every page has them.',
  },
  { scripts: ['manifest', 'root'], owner: 'web', reason: 'The site map and the frame of every page.' },
  { scripts: [...LOCALES], owner: 'web', reason: 'The words of the page in its language.' },
  {
    scripts: ['payment', 'waiting-cards', 'digits'],
    owner: 'payments',
    reason:
      'The card form: checks what is typed, sends it to the provider and to nobody else, shows what became of it.',
  },
  {
    scripts: ['forms', 'shared', 'shell'],
    owner: 'web',
    reason: 'The parts that the form is made of: its fields, its boxes, its notes; the frame around it.',
  },
  {
    scripts: ['shield-check'],
    owner: 'web (lucide from npm, by the lock file)',
    reason: 'Icons of the notes.',
  },
]

export interface InlineScript extends Row {
  readonly name: string
  /** Of its text, where that never changes. */
  readonly sha256?: string
  /** What all of its text must be, where it carries the page's data or the names of built files. */
  readonly shape?: RegExp
}

const FILE = String.raw`"/assets/[\w.-]+\.js"`
const ROUTES = String.raw`\s*window\.__reactRouterRouteModules = \{(?:"[\w/.-]+":route\d+,?)+\};`

/**
 * Lists the scripts in the page, written by our server with the nonce of the response; all but the first are React
 * Router's.
 */
export const INLINE: readonly InlineScript[] = [
  {
    name: 'early presses',
    owner: 'web (web/ui/awake.ts)',
    reason: 'Keeps what is pressed until the page is alive: a form of it would send itself.',
    sha256: 'Cp5XlHgPOK32MFRyDy7qkdYY9S47utD4OHujboWnncs=',
  },
  {
    name: 'scroll position',
    owner: 'web (React Router)',
    reason: 'Keeps the place on the page over a reload.',
    sha256: 'n1D9cZXw4ZNSiUR+6/8u4KC6Mx7KCFb9ScJA8U0UdhI=',
  },
  {
    name: 'router context',
    owner: 'web (React Router)',
    reason: 'Prepares the stream that brings the page its data.',
    sha256: 'e0a9yK5vjTTVdTpuYS+g1A072fvdrHjukUVQSNmejKU=',
  },
  {
    name: 'modules',
    owner: 'web (React Router)',
    reason: 'Names the files of our build that this page begins with.',
    shape: new RegExp(
      String.raw`^(?:import (?:\* as \w+ from )?${FILE};\s*|const route\d+ = \{(?:\.\.\.\w+,?)+\};\s*|${ROUTES}\s*|import\(${FILE}\);)+$`,
    ),
  },
  {
    name: 'data',
    owner: 'web (React Router)',
    reason: 'What the loaders answered, as one text: the order and its price, no card.',
    shape: /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);$/,
  },
  {
    name: 'end of data',
    owner: 'web (React Router)',
    reason: 'Ends the stream.',
    shape: /^window\.__reactRouterContext\.streamController\.close\(\);$/,
  },
]
