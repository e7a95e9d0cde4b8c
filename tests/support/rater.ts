import { randomBytes, randomUUID } from 'node:crypto'
import { RATER_CONSENT, type RatedStory } from '#contract/rating.ts'
import type { AccountsApi, ApiResponse, Browser } from './accounts.ts'
import { type OperatorBrowser, openConsole } from './console.ts'

export interface PanelOfTest {
  readonly id: string
  readonly operator: OperatorBrowser
}

/** Makes a panel for the first pairs of a block, as a psychometrician does. */
export async function createPanel(
  world: AccountsApi,
  { pairs = 4, both = true, block = 'competency', kind = 'practitioners' } = {},
): Promise<PanelOfTest> {
  const operator = await openConsole(world, 'psychometrician')
  const body = { name: 'لجنة المثال', kind, block, from: 1, to: pairs, both }
  const { json } = await operator.call('POST', '/api/operator/panels', body)
  return { id: json.id, operator }
}

export type RaterBrowser = Browser & { readonly email: string }
export const device = () => randomBytes(32).toString('base64url')

/** Invites an address and opens its link. */
export async function openInvitation(
  world: AccountsApi,
  { id, operator }: PanelOfTest,
  email = `${randomUUID()}@rater.example`,
): Promise<RaterBrowser> {
  await operator.call('POST', `/api/operator/panels/${id}/raters`, { email, language: 'ar' })
  const rater = world.browser()
  const token = world.mailedToken('rater_invitation', email)
  const { status } = await rater.call('POST', '/api/rating/session', { token, device: device() })
  if (status !== 200) throw new Error(`the link was refused: ${status}`)
  return Object.assign(rater, { email })
}

export const STATEMENT = {
  practice: 'تنسيق المشاريع منذ 9 سنوات',
  interests: 'لا توجد',
  consent: RATER_CONSENT,
}

/** Invites somebody who has stated their practice. */
export async function createRater(
  world: AccountsApi,
  panel: PanelOfTest,
  email?: string,
): Promise<RaterBrowser> {
  const rater = await openInvitation(world, panel, email)
  await rater.call('POST', '/api/rating/statement', STATEMENT)
  return rater
}

/** Rates a story as shown. */
export function rateStory(
  rater: Browser,
  { id }: Pick<RatedStory, 'id'>,
  ratings: readonly number[] = [1, 3, 5, 7, 9],
): Promise<ApiResponse> {
  return rater.call('PUT', `/api/rating/stories/${id}`, { ratings, unjudged: null, shows: 'PLN' })
}

/** Rates all that can be rated now, in however many helpings. @returns the stories */
export async function rateAll(
  rater: Browser,
  ratingsOf: (story: RatedStory) => readonly number[] = () => [1, 3, 5, 7, 9],
): Promise<RatedStory[]> {
  const rated: RatedStory[] = []
  for (;;) {
    const stories: RatedStory[] = (await rater.call('POST', '/api/rating/stories')).json
    if (stories.length === 0) return rated
    for (const story of stories) await rateStory(rater, story, ratingsOf(story))
    rated.push(...stories)
  }
}
