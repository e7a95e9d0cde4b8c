import type { DiscussedStory, RatedStory } from '#contract/rating.ts'
import { proposeDecision } from '#server/features/console/decisions.ts'
import { makePanel, readPanel } from '#server/features/console/panels.ts'
import { inviteRater } from '#server/features/console/raters.ts'
import { changeRound } from '#server/features/console/rounds.ts'
import type { Operator } from '#server/http/operator.ts'
import type { Browser } from '../../tests/support/accounts.ts'
import { keyOf } from '../../tests/support/rated-panel.ts'
import { device, rateAll, rateStory, STATEMENT } from '../../tests/support/rater.ts'
import { addressOf } from './guest.ts'
import type { Demo } from './open-demo.ts'

const DAY_MS = 86_400_000
const WISH = { kind: 'practitioners', block: 'competency', both: true } as const
/** As many as may accept a key. */
const RATERS = 8
/** What the first raters say of a disputed story: one keeps to their ratings, the next change theirs. */
const COMMENTS = ['رأي مختلق: الموقف نفسه يحتمل الترتيبين', 'رأي مختلق: الوقت المتاح يغيّر الترتيب']
const WHY = 'تقديرات مختلقة للعرض، فلا يُعتمد بها مفتاح'

/**
 * Makes three panels of raters: one that is closed, disagrees on a pair and has a proposal that waits for a second operator, one that discusses
 * what it disagrees on, and one whose raters are still at it. Their names say that the ratings are invented; what is proposed leaves the question as it was.
 */
export async function makePanels(demo: Demo, operator: Operator): Promise<void> {
  await makeClosed(demo, operator)
  await makeDiscussing(demo, operator)
  await makeOpen(demo, operator)
}

async function makeClosed(demo: Demo, operator: Operator): Promise<void> {
  const { id } = await rateAndClose(demo, operator, {
    ...{ name: 'لجنة المثال: تقديرات مختلقة', from: 1, to: 2, called: 'rater' },
  })
  go(demo, 1)
  const [pair = ''] = (await readPanel(demo.deps, operator, id)).items
  await proposeDecision(demo.deps, operator, { id, pair, verdict: 'returned', reason: WHY })
}

/** Lets some raters say something of what is disputed; the others have not come yet. */
async function makeDiscussing(demo: Demo, operator: Operator): Promise<void> {
  const { id, people } = await rateAndClose(demo, operator, {
    ...{ name: 'لجنة المثال في النقاش: تقديرات مختلقة', from: 5, to: 6, called: 'speaker' },
  })
  go(demo, 6)
  await changeRound(demo.deps, operator, { id, round: 'discussion' })
  await demo.work()
  go(demo, 3)
  for (const [index, rater] of people.slice(0, COMMENTS.length).entries()) {
    const stories: DiscussedStory[] = (await rater.call('POST', '/api/rating/discussion')).json
    for (const story of stories)
      await called(
        rater,
        `/api/rating/discussion/${story.id}`,
        { ratings: index === 0 ? story.own : opinionOf(story, 0), comment: COMMENTS[index] },
        'PUT',
      )
  }
}

interface RatedPanel {
  readonly name: string
  readonly from: number
  readonly to: number
  /** How the addresses of its raters begin. */
  readonly called: string
}

/** Makes a panel whose raters have rated everything, and closes its round. */
async function rateAndClose(demo: Demo, operator: Operator, { called: names, ...wish }: RatedPanel) {
  go(demo, 30)
  const { id } = await makePanel(demo.deps, operator, { ...WISH, ...wish })
  const people: Browser[] = []
  for (let rater = 1; rater <= RATERS; rater++) {
    await invite(demo, operator, { id, rater: `${names}-${rater}` })
    people.push(await come(demo, `${names}-${rater}`))
  }
  // The second story of a pair comes a week after the first.
  for (const day of [28, 20]) {
    go(demo, day)
    for (const [index, rater] of people.entries()) await rateAll(rater, story => opinionOf(story, index))
  }
  go(demo, 12)
  await changeRound(demo.deps, operator, { id, round: 'closed' })
  return { id, people }
}

/** Leaves a rater in each state: too late, not here yet, here, begun, done. */
async function makeOpen(demo: Demo, operator: Operator): Promise<void> {
  go(demo, 16)
  const wish = { ...WISH, name: 'لجنة المثال المفتوحة: تقديرات مختلقة', from: 3, to: 4 }
  const { id } = await makePanel(demo.deps, operator, wish)
  for (const rater of ['late', 'done']) await invite(demo, operator, { id, rater })
  const done = await come(demo, 'done')
  for (const day of [15, 7]) {
    go(demo, day)
    await rateAll(done, story => opinionOf(story, 0))
  }
  go(demo, 3)
  for (const rater of ['invited', 'here', 'begun']) await invite(demo, operator, { id, rater })
  await come(demo, 'here', { states: false })
  const begun = await come(demo, 'begun')
  const [first]: RatedStory[] = (await begun.call('POST', '/api/rating/stories')).json
  if (first) await rateStory(begun, first, opinionOf(first, 1))
}

const invite = (demo: Demo, operator: Operator, { id, rater }: { id: string; rater: string }) =>
  inviteRater(demo.deps, operator, { id, email: addressOf({ id: rater }), language: 'ar' })

/** Opens the link of the invitation that came last, and states a practice. */
async function come(demo: Demo, rater: string, { states = true } = {}): Promise<Browser> {
  const mail = demo.outbox.findLast(
    sent => sent.kind === 'rater_invitation' && sent.to === addressOf({ id: rater }),
  )
  if (mail?.kind !== 'rater_invitation') throw new Error(`${rater} has no invitation`)
  const browser = demo.browser('ar')
  await called(browser, '/api/rating/session', { token: mail.token, device: device() })
  if (states) await called(browser, '/api/rating/statement', STATEMENT)
  await demo.work()
  return browser
}

async function called(
  browser: Browser,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<void> {
  const { status, json } = await browser.call(method, path, body)
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${JSON.stringify(json)}`)
}

/** Rates nearly as the key does; in every second pair half of the raters hold the opposite. */
function opinionOf(story: RatedStory, rater: number): number[] {
  const { key, values } = keyOf(story)
  const isDisputed = Number(/-(\d+)/.exec(key)?.[1]) % 2 === 0 && rater % 2 === 1
  return values.map((value, place) => {
    const opinion = isDisputed ? 6 - value : value
    return Math.min(9, Math.max(1, 2 * opinion - 1 + (((rater + place) % 3) - 1)))
  })
}

function go({ clock }: Demo, daysAgo: number): void {
  clock.now = new Date(Date.now() - daysAgo * DAY_MS)
}
