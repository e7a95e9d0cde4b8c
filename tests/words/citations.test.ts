import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const MANUAL = 'docs/method'
const ITSELF = 'tests/words/citations.test.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
const files = listed
  .toString()
  .split('\n')
  .filter(file => /\.(tsx?|md|typ|css|sql|ya?ml)$|(Docker|Caddy)file$/.test(file))
  .filter(file => file !== ITSELF && existsSync(join(ROOT, file)))
const lines = files.flatMap(file =>
  read(file)
    .split('\n')
    .map((text, index) => ({ file, text, place: `${file}:${index + 1}` })),
)

/** The pages that a path may mean: from the root, from `docs/`, or beside the page that names it. */
function pagesAt(path: string, file: string): string[] {
  const candidates = [path, join('docs', path), join(dirname(file), path)]
  return candidates.filter(candidate => existsSync(join(ROOT, candidate)))
}

/** The addresses that GitHub gives to the headings of a page. */
function sectionsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Pages and sections that a line names, unless they belong to somebody else's site. */
function citations(text: string) {
  return [...text.replace(/https?:\/\/\S+/g, '').matchAll(/([\w./-]+\.md)(?:#([\w-]+))?/g)].map(
    ([, page = '', section]) => ({ page, section }),
  )
}

test('a page that is named is there, and so is its section', () => {
  const cited = lines.flatMap(({ file, text, place }) =>
    citations(text).map(one => ({ ...one, file, place })),
  )
  expect(cited.length).toBeGreaterThan(100)
  const lost = cited.filter(({ page, section, file }) => {
    const pages = pagesAt(page, file)
    return section === undefined
      ? pages.length === 0
      : !pages.some(each => sectionsOf(each).includes(section))
  })
  expect(lost.map(({ place, page, section }) => `${place} ${page}#${section}`)).toEqual([])
})

test('a source file that the documents name by its whole path is there', () => {
  // A decision record keeps the names of its day.
  const pages = lines.filter(({ file }) => file.endsWith('.md') && !file.startsWith('docs/decisions/'))
  const named = pages.flatMap(({ text, place }) =>
    [
      ...text.matchAll(
        /`((?:contract|engine|sandbox|scripts|server|tests|web)\/[\w./-]+\.(?:tsx?|typ|css|sql))`/g,
      ),
    ].map(([, path = '']) => ({ path, place })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('a decision that is named is there', () => {
  const numbers = readdirSync(join(ROOT, 'docs/decisions')).map(name => name.slice(0, 4))
  const cited = lines.flatMap(({ text, place }) =>
    [...text.matchAll(/\bdecisions?[/ ](\d{4})\b/gi)].map(([, number = '']) => ({ number, place })),
  )
  expect(cited.length).toBeGreaterThan(30)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

const RULE = '(?:A-\\d{2}|R\\d{1,2}[abc]?|[CEQSVW]\\d{1,2})'
const manual = readdirSync(join(ROOT, MANUAL)).map(name => join(MANUAL, name))
/** A rule is defined where it opens a row of a table, a paragraph or a point. */
const defined = manual.flatMap(page =>
  [...read(page).matchAll(new RegExp(`^(?:- )?(?:\\| |\\*\\*)(${RULE})(?: \\||\\.?\\*\\*)`, 'gm'))].map(
    ([, id]) => id,
  ),
)

test('a rule is defined once', () => {
  expect(defined.length).toBeGreaterThan(70)
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
})

test('a rule that a comment or the manual names is defined in the manual', () => {
  const isComment = /^\s*(?:\/?\*|\/\/|\{\/\*)/
  const naming = lines.filter(({ file, text }) =>
    /^(?:engine|contract|server|web)\//.test(file) ? isComment.test(text) : file.startsWith(MANUAL),
  )
  const named = naming.flatMap(({ text, place }) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])${RULE}(?![\\w-])`, 'g'))].map(([id]) => ({ id, place })),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ id }) => !defined.includes(id))).toEqual([])
})

/** Words for papers that are not in the tree, and what else bears such a word. */
const ELSEWHERE =
  /\bblueprints?\b|\bspecifications?\b|\bas specified\b|\b(?:product|design) brief\b|\b(?:see|the|by|per) issue #?\d|\bissue #?\d/i
const OTHERS =
  /\bPNG specification|\bcompose specification|PriceSpecification|\bThe basis of the (?:motivation blueprint|competency and skills blueprints)\b/g

/** Questions, the page of their topics and the pages of occupations tell of papers of their own, and name the sources of their facts. */
const ITEMS =
  /^(?:engine\/(?:bank\/\w+\/(?:pairs|text\.\w+)|careers\/pages\/\w+)\.ts|docs\/method\/fields\.md)$/

test('nothing rests on a paper that is not here', () => {
  const ours = lines.filter(({ file }) => !ITEMS.test(file))
  const resting = ours.filter(({ text }) => ELSEWHERE.test(text.replaceAll(OTHERS, '')))
  expect(resting.map(({ place, text }) => `${place} ${text.trim()}`)).toEqual([])
})
