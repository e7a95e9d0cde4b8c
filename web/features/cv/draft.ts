import type { Cv, Said } from '#contract/cv.ts'

/** Names how a field is typed: a line or a paragraph in every language, points one a line, a date, a web address, a plain line, a level. */
export type Kind = 'said' | 'points' | 'date' | 'end' | 'url' | 'plain' | 'level'

const ROLE = {
  position: 'said',
  organisation: 'said',
  place: 'said',
  start: 'date',
  end: 'end',
  url: 'url',
  details: 'points',
} as const

/** Lists what an entry is asked for, in order. A field that the contract gains does not compile until it stands here. */
export const LISTS = {
  links: { url: 'url' },
  work: ROLE,
  education: {
    degree: 'said',
    area: 'said',
    institution: 'said',
    start: 'date',
    end: 'end',
    score: 'plain',
    url: 'url',
  },
  certificates: { name: 'said', issuer: 'said', date: 'date', licence: 'plain', url: 'url' },
  skills: { name: 'said', keywords: 'said' },
  languages: { name: 'said', fluency: 'level' },
  volunteer: ROLE,
  projects: { name: 'said', start: 'date', end: 'end', url: 'url', details: 'points' },
} as const satisfies { readonly [L in ListName]: { readonly [F in keyof Cv[L][number]]: Kind } }

type Lists = { [N in keyof Cv]: Cv[N] extends readonly object[] ? N : never }
export type ListName = Lists[keyof Cv]
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

export type Value = Said | string
/** Holds an entry under a key of its own: it keeps its inputs, and with them the focus, while it is moved. */
export interface Entry {
  readonly key: string
  readonly fields: Readonly<Record<string, Value>>
}

/** Holds a CV while it is typed. */
export interface Draft {
  readonly single: Omit<Cv, ListName>
  readonly lists: Readonly<Record<ListName, readonly Entry[]>>
}

let made = 0
function newKey(): string {
  made += 1
  return `entry-${made}`
}
export const isEntryKey = (path: string) => path.startsWith('entry-')

export const newEntry = (name: ListName, empty: Said): Entry => ({
  key: newKey(),
  fields: Object.fromEntries(
    Object.entries(LISTS[name]).map(([field, kind]) => [
      field,
      kind === 'said' || kind === 'points' ? empty : '',
    ]),
  ),
})

/** Makes a draft of a CV. @param like the draft that it was stored from: its entries keep their keys */
export function toDraft(cv: Cv, like?: Draft): Draft {
  const { links, work, education, certificates, skills, languages, volunteer, projects, ...single } = cv
  const keyed = (name: ListName, entries: readonly Entry['fields'][]) =>
    entries.map((fields, index) => ({ key: like?.lists[name][index]?.key ?? newKey(), fields }))
  return {
    single,
    lists: {
      links: keyed('links', links),
      work: keyed('work', work),
      education: keyed('education', education),
      certificates: keyed('certificates', certificates),
      skills: keyed('skills', skills),
      languages: keyed('languages', languages),
      volunteer: keyed('volunteer', volunteer),
      projects: keyed('projects', projects),
    },
  }
}

/** Builds the document that the contract's schema parses. */
export function toInput({ single, lists }: Draft): Readonly<Record<string, unknown>> {
  const entries = LIST_NAMES.map(name => [name, lists[name].map(({ fields }) => fields)])
  return { ...single, ...Object.fromEntries(entries) }
}
