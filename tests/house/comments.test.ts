import { expect, test } from 'vitest'
import { sourcesOf } from './import-graph.ts'

const FOLDERS = ['contract', 'engine', 'sandbox', 'scripts', 'server', 'tests/support', 'web']

const BANNED = new Set(
  `a an the one of as by for from in on at to with if whether how where when why
  who whoever whom whose which what whatever it its this that these those they their there here
  he she his her we our you your i same all every each any both some no not none nothing only`.split(/\s+/),
)

interface Comment {
  readonly place: string
  readonly opener: string
  readonly isFunction: boolean
}

/** Finds the doc comments that stand directly before an exported declaration. */
function commentsOf(path: string, source: string): Comment[] {
  const found = source.matchAll(/^\/\*\*[\s*]*((?:(?!\*\/).)*)\*\/\nexport ([^\n]*)/gms)
  return [...found].map(({ index, 1: text = '', 2: declaration = '' }) => ({
    place: `${path}:${source.slice(0, index).split('\n').length} ${text.split('\n')[0]?.trim()}`,
    opener: text.split(/[\s.,;:]/)[0] ?? '',
    isFunction: /^(default )?(async )?function|^const \w+ = (async )?(\(|<|\w+ =>)/.test(declaration),
  }))
}

/** Tells whether a comment opens with a capital and no banned word; that of a function with a verb in the third person. */
function isWellOpened({ opener, isFunction }: Comment): boolean {
  if (!/^[A-Z]/.test(opener) || BANNED.has(opener.toLowerCase())) return false
  return !isFunction || /[^s]s$/.test(opener)
}

test.each(FOLDERS)('every doc comment of an exported thing in %s begins as the rule says', folder => {
  const comments = [...sourcesOf(folder)].flatMap(([path, source]) => commentsOf(path, source))
  expect(comments.length).toBeGreaterThan(10)
  expect(comments.filter(comment => !isWellOpened(comment)).map(({ place }) => place)).toEqual([])
})

test.each([
  '/** The port of the server. */\nexport const PORT = 1',
  '/** Who may call. */\nexport type Caller = string',
  '/** `null` is none. */\nexport interface Session {}',
  '/**\n * One of three.\n */\nexport type Third = 1',
  '/** @throws UnknownVersion */\nexport function find() {}',
  '/** Sum of two numbers. */\nexport async function add() {}',
  '/** Process what came in. */\nexport const read = (body: string) => body',
  '/** Highest first. */\nexport default function sort() {}',
])('a comment is refused: %j', source => {
  expect(commentsOf('a.ts', source).map(isWellOpened)).toEqual([false])
})

test.each([
  '/** Adds two numbers. */\nexport function add() {}',
  '/** Reads, without waiting. */\nexport const read = async (body: string) => body',
  '/**\n * Milliseconds before a caller gives up.\n */\nexport const PATIENCE = 1',
])('a comment is accepted: %j', source => {
  expect(commentsOf('a.ts', source).map(isWellOpened)).toEqual([true])
})
