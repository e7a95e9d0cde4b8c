import type { BankItem } from '../bank/block.ts'
import { arabicMention, englishMention } from '../bank/mentions.ts'
import { wholeText } from '../bank/parts.ts'
import { bareWordsOf } from '../bank/words.ts'
import { NAMES } from './lexicon/names.ts'
import { FAULT_VERBS, ROLES } from './lexicon/roles.ts'

/** Holds a person of a story who is named or whose noun shows a gender in Arabic. */
export interface Character {
  readonly gender: 'woman' | 'man'
  readonly senior: boolean
  /** Stands right after a verb of a setback. Only such plain cases can be counted by machine; the rest is for readers. */
  readonly atFault: boolean
}

interface Mention extends Character {
  readonly id: string
  readonly named: boolean
  readonly at: number
}

const NAME_PATTERNS = NAMES.map(name => ({
  ...name,
  pattern: arabicMention(name.ar),
  english: englishMention(name.en),
}))
const ROLE_PATTERNS = ROLES.map(({ stem, senior }) => ({
  stem,
  senior,
  man: new RegExp(`^[وفبلك]{0,2}(?:ال|لل)?${stem}(?:ك|ه|ها|نا|ا|ي)?$`),
  woman: new RegExp(`^[وفبلك]{0,2}(?:ال|لل)?${stem}(?:ة|تك|ته|تها|تنا|تي)$`),
}))

/**
 * Lists the characters of an item, each once: «زميلك سعد» is one, and «المديرة» in an option is the «مديرتك» of the
 * story. Counted in the Arabic, where nouns carry gender.
 */
export function charactersOf({ text }: BankItem): Character[] {
  const words = bareWordsOf(wholeText(text.ar))
  const english = wholeText(text.en)
  const mentions = words.flatMap((_, at) => nameAt(words, at, english) ?? roleAt(words, at) ?? [])
  const named = new Map(mentions.flatMap(role => nameAfter(role, mentions)))

  const people = new Map<string, Character>()
  for (const { id, gender, senior, atFault } of mentions) {
    const person = named.get(id) ?? id
    const known = people.get(person)
    people.set(person, {
      gender,
      senior: senior || known?.senior === true,
      atFault: atFault || known?.atFault === true,
    })
  }
  return [...people.values()]
}

function nameAt(words: readonly string[], at: number, english: string): Mention | undefined {
  const name = NAME_PATTERNS.find(({ pattern }) => pattern.test(words[at] ?? ''))
  if (!name || (name.isWord && !name.english.test(english))) return undefined
  return { id: name.en, named: true, at, gender: name.gender, senior: false, atFault: isAtFault(words, at) }
}

function roleAt(words: readonly string[], at: number): Mention | undefined {
  const word = words[at] ?? ''
  const role = ROLE_PATTERNS.find(({ man, woman }) => man.test(word) || woman.test(word))
  if (!role || isPlural(words, at) || (role.stem === 'رئيس' && !isHead(words, at))) return undefined
  const gender = role.man.test(word) ? 'man' : 'woman'
  return {
    id: `${role.stem} ${gender}`,
    named: false,
    at,
    gender,
    senior: role.senior,
    atFault: isAtFault(words, at),
  }
}

/** «زميلي» is my colleague, «موظفي الاستقبال» are several. */
function isPlural(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  return /[^ت]ي$/.test(word) && next.startsWith('ال')
}

/** «رئيس القسم» and «رئيستك» head something; «الشاشة الرئيسة» is the main one. */
function isHead(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  return /[كه]$|ها$/.test(word) || (!/^[وفبلك]*(?:ال|لل)/.test(word) && next.startsWith('ال'))
}

/** A name in apposition to a role tells who the role is from then on. */
function nameAfter(role: Mention, mentions: readonly Mention[]): [string, string][] {
  const name = mentions.find(other => other.named && other.at === role.at + 1 && other.gender === role.gender)
  return role.named || !name ? [] : [[role.id, name.id]]
}

function isAtFault(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return FAULT_VERBS.has(before.replace(/^[وف](?=.{3})/, '')) || FAULT_VERBS.has(before)
}
