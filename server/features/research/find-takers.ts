import { createHmac, randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { LANGUAGES } from '#engine/languages/index.ts'
import { EDUCATION, EXPERIENCE, LOCALES, type TemplateId } from '#engine/vocabulary.ts'
import { attempts, consents } from '#server/db/schema.ts'
import { ofPeople } from '#server/db/simulated.ts'
import type { Deps } from '#server/deps.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'
import { mergeSmallCells } from './merge-small-cells.ts'
import { cellOf, STEPS, type Taker } from './taker.ts'

/** Says whose answers are exported: of people who agreed to research, or of the simulated takers of `npm run simulate`. */
export interface Wish {
  readonly form: TemplateId
  readonly simulated: boolean
}

/** Holds a taker with the attempts that are exported, the first one first. */
export interface ExportedTaker extends Taker {
  readonly id: string
  readonly userId: string
  readonly attempts: readonly string[]
}

const DAY_MS = 86_400_000
const MOST_WAVES = 2
const PAGE = 1000

/**
 * Finds the takers of an export, in the order of ids that mean nothing: they are keyed with what is thrown away with the export, so
 * nothing leads from one to its person or to another export. Small cells are merged (merge-small-cells.ts).
 */
export async function findTakers(
  { database }: Pick<Deps, 'database'>,
  wish: Wish,
): Promise<readonly ExportedTaker[]> {
  const key = randomBytes(32)
  const people: {
    readonly id: string
    readonly userId: string
    readonly attempts: string[]
    readonly first: Row
  }[] = []
  for await (const row of readAttempts(database, wish)) {
    const last = people.at(-1)
    if (last?.userId !== row.userId) {
      const id = createHmac('sha256', key).update(row.userId).digest('hex').slice(0, 20)
      people.push({ id, userId: row.userId, attempts: [row.attemptId], first: row })
    } else if (last.attempts.length < MOST_WAVES) last.attempts.push(row.attemptId)
  }
  const groups = mergeSmallCells(
    people.map(({ first, attempts: own }): Taker => groupsOf(first, own.length)),
    cellOf,
    STEPS,
  )
  return groups
    .flatMap((group, index) => {
      const person = people[index]
      return person ? { ...group, id: person.id, userId: person.userId, attempts: person.attempts } : []
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

/** Reads the attempts page by page: so many at once would hold up everybody else. */
async function* readAttempts(database: Deps['database'], wish: Wish): AsyncGenerator<Row> {
  for (let rows = await readPage(database, wish); rows.length > 0; ) {
    yield* rows
    rows = rows.length < PAGE ? [] : await readPage(database, wish, rows.at(-1))
  }
}

function readPage(
  database: Deps['database'],
  { form, simulated }: Wish,
  after?: { userId: string; number: number },
) {
  return database
    .select({
      userId: attempts.userId,
      number: attempts.number,
      attemptId: attempts.id,
      startedAt: attempts.startedAt,
      field: attempts.field,
      education: attempts.education,
      experience: attempts.experienceYears,
      devices: attempts.devices,
      languages: attempts.languages,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.form, form),
        isNotNull(attempts.completedAt),
        simulated ? eq(attempts.simulated, true) : and(ofPeople, agreed()),
        after && sql`(${attempts.userId}, ${attempts.number}) > (${after.userId}::uuid, ${after.number})`,
      ),
    )
    .orderBy(asc(attempts.userId), asc(attempts.number))
    .limit(PAGE)
}

function groupsOf(first: Row, waves: number): Taker {
  return {
    began: mondayOf(first.startedAt),
    device: oneOf(first.devices, { p: 'phone', d: 'desktop' }),
    experience: experienceGroup(EXPERIENCE[first.experience].years),
    education: educationGroup(EDUCATION[first.education].level),
    waves,
    field: first.field ?? '',
    language: oneOf(first.languages, LANGUAGE_LETTERS),
  }
}

/** Tells whether the person's consent to research stands, in the wording of now. */
function agreed() {
  const standing = and(
    eq(consents.userId, attempts.userId),
    eq(consents.purpose, 'research'),
    eq(consents.version, WORDINGS.research.version),
    isNull(consents.withdrawnAt),
  )
  return sql`exists (select 1 from ${consents} where ${standing})`
}

const LANGUAGE_LETTERS = Object.fromEntries(LOCALES.map(locale => [LANGUAGES[locale].letter, locale]))

/** Names what all letters say, `mixed` where they differ. */
function oneOf(letters: string, names: Readonly<Record<string, string>>): string {
  const [letter = '', ...others] = new Set(letters)
  return others.length > 0 ? 'mixed' : (names[letter] ?? '')
}

function mondayOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7
  return new Date(time.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

function experienceGroup(years: number): string {
  if (years < 3) return 'up to 2 years'
  return years < 6 ? '3 to 5 years' : '6 years or more'
}

function educationGroup(level: number): string {
  if (level < 2) return 'below bachelor'
  return level === 2 ? 'bachelor' : 'above bachelor'
}
