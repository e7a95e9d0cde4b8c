import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Where the product speaks; the questions themselves have checks of their own (engine/checks). */
const FOLDERS = [
  'web/text',
  'web/content',
  'server',
  'contract',
  'engine/narrative',
  'engine/advice',
  'engine/careers',
]

/** The pages of occupations tell of banks, suppliers and records in their own trade's words (engine/careers/pages/pages.test.ts). */
const PAGES = 'pages/'

/** What docs/glossary.md replaces: a word that comes back is one thing with two names. */
const REPLACED: readonly RegExp[] = [
  /(?<!\p{L})(?:البنك|البنوك|بنكك)(?!\p{L})/u,
  /(?:ال)?إيميل/,
  /هامش الخطأ|نسبة التطابق|نقطة ضعف|نقاط الضعف|الوظيفة المثالية/,
  /المفصل(?!\p{L})|مسجلة|تعذر(?!\p{L})|مزود(?!\p{L})|المشغل(?!\p{L})/u,
  /[“'"` ][Ee]-mail/,
]
/** Second-person verbs and addressed nouns, masculine or feminine: nobody is addressed. */
const ADDRESSED = /(?<!\p{L})(?:اضغط|انقر|اختر|ابدأ|أدخل|اكتب|تأكدي|يمكنكم|عزيزي|عزيزتي|تستطيع أن)(?!\p{L})/u

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const lines = FOLDERS.flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith(PAGES))
    .flatMap(name =>
      readFileSync(join(ROOT, folder, name), 'utf8')
        .split('\n')
        .filter(line => !/^\s*(?:\/?\*|\/\/|import )/.test(line))
        .map(line => `${folder}/${name}: ${line.trim()}`),
    ),
)

test('no sentence uses a term that the glossary has replaced', () => {
  expect(lines.length).toBeGreaterThan(3000)
  expect(lines.filter(line => REPLACED.some(term => term.test(line)))).toEqual([])
})

test('no sentence addresses its reader by a verb', () => {
  expect(lines.filter(line => ADDRESSED.test(line))).toEqual([])
})

test('no page joins its words with the signs of one language: those are the language’s own (engine/languages)', () => {
  const spoken = ['web/text', 'web/content', 'web/features/primitives']
  const sources = readdirSync(join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .map(name => `web/${name}`)
    .filter(
      name => /\.tsx?$/.test(name) && !name.includes('.test.') && !spoken.some(part => name.startsWith(part)),
    )
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap(name =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .filter(line => !/^\s*(?:\/?\*|\/\/|\{\/\*)/.test(line) && /[،؛؟«»]|join\('[,;] '\)/.test(line))
      .map(line => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
