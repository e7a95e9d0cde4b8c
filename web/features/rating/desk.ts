import type {
  DiscussedStory,
  GivenOpinion,
  GivenRating,
  PanelRound,
  RatedStory,
  RaterState,
} from '#contract/rating.ts'

/** Holds a story of either round; one that is discussed has what others said. */
export type AnyStory = RatedStory | DiscussedStory
export type AnyGiven = GivenRating | GivenOpinion

/** Holds what a device keeps of a rater's work: stories that were handed out, and what was said and is not acknowledged. */
export interface Kept {
  readonly state: RaterState | null
  readonly stories: readonly AnyStory[]
  /** By the id of a story; confirmed, on the way to the server. */
  readonly waiting: Readonly<Record<string, AnyGiven>>
  /** What is marked on the story at hand. */
  readonly draft: Draft | null
}

export interface Draft {
  readonly id: string
  readonly ratings: readonly (number | null)[]
  readonly shows: string | null
  /** Null while it can be judged. */
  readonly unjudged: string | null
  /** To the others, in a discussion. */
  readonly comment?: string
}

/** Finds what is marked on a story: nothing, where the draft is another one's. */
export function draftOf({ id, options }: AnyStory, draft: Draft | null): Draft {
  return draft?.id === id ? draft : { id, ratings: options.map(() => null), shows: null, unjudged: null }
}

/** Rates one option of a draft. */
export function withPoint(draft: Draft, place: number, point: number): Draft {
  return { ...draft, ratings: draft.ratings.map((each, index) => (index === place ? point : each)) }
}

export interface DeskView extends Kept {
  /** The story at hand; undefined where none is. */
  readonly story: AnyStory | undefined
  /** `ended`: this device has no session any more; `away`: no network. */
  readonly link: 'asking' | 'here' | 'away' | 'ended'
  /** How many stories were refused: another tab, or the end of the round, was first. */
  readonly refused: number
}

/** Holds what a call to the server came to. */
export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** No network, or a server that is busy: later. */
  | { readonly kind: 'later' }
  | { readonly kind: 'ended' }
  /** For good. */
  | { readonly kind: 'refused' }

export interface DeskPorts {
  readonly read: () => Promise<Kept | undefined>
  /** Changes what is kept, in the transaction that reads it: tabs do not undo each other. */
  readonly change: (change: (before: Kept) => Kept) => Promise<void>
  readonly fetchState: () => Promise<Answer<RaterState>>
  readonly fetchStories: (round: PanelRound) => Promise<Answer<readonly AnyStory[]>>
  readonly send: (id: string, given: AnyGiven) => Promise<Answer<RaterState>>
  /** One tab at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
}

export interface Desk {
  readonly view: () => DeskView
  readonly watch: (listener: () => void) => () => void
  /** Shows what the device keeps, sends what waits, and fetches what is missing. */
  readonly catchUp: () => Promise<void>
  readonly mark: (draft: Draft) => Promise<void>
  /** Keeps a rating, goes on to the next story, and sends it. */
  readonly rate: (id: string, given: AnyGiven) => Promise<void>
}

export const NOTHING_KEPT: Kept = { state: null, stories: [], waiting: {}, draft: null }
/** More are fetched before the last is rated: the network may go meanwhile. */
const FEW = 4

/** Creates what leads a rater from story to story, with a network and without; a rating leaves the device with the server's word alone. */
export function createDesk(ports: DeskPorts): Desk {
  let kept = NOTHING_KEPT
  let link: DeskView['link'] = 'asking'
  let refused = 0
  let shown = viewOf()
  const listeners = new Set<() => void>()

  function viewOf(): DeskView {
    return { ...kept, link, refused, story: kept.stories.find(({ id }) => !(id in kept.waiting)) }
  }
  function show(): void {
    shown = viewOf()
    for (const listener of listeners) listener()
  }
  /** Also where the device refuses to keep anything: this page goes on with what it knows. */
  async function change(how: (before: Kept) => Kept): Promise<void> {
    kept = how(kept)
    show()
    await ports.change(how).catch(() => {})
  }
  async function recall(): Promise<void> {
    const stored = await ports.read().catch(() => undefined)
    if (!stored) return
    // What the device could not keep is still waiting here.
    kept = { ...stored, waiting: { ...stored.waiting, ...ownWaiting() } }
    show()
  }
  const unkept: Record<string, AnyGiven> = {}
  const ownWaiting = () => unkept

  async function sendAll(): Promise<boolean> {
    for (const [id, given] of Object.entries(kept.waiting)) {
      const answer = await ports.send(id, given)
      if (answer.kind === 'later' || answer.kind === 'ended') return turn(answer.kind)
      if (answer.kind === 'refused') refused++
      delete unkept[id]
      const state = answer.kind === 'done' ? answer.value : null
      await change(before => ({
        ...before,
        state: state ?? before.state,
        stories: before.stories.filter(story => story.id !== id),
        waiting: without(before.waiting, id),
      }))
    }
    return true
  }
  async function fetchMore(): Promise<void> {
    const asked = await ports.fetchState()
    if (asked.kind !== 'done') return void turn(asked.kind)
    const state = asked.value
    const left =
      kept.stories.filter(story => isOf(state.round, story)).length - Object.keys(kept.waiting).length
    const wanted = state.stated && state.round !== 'closed' && left < FEW
    const answer = wanted ? await ports.fetchStories(state.round) : null
    if (answer && answer.kind !== 'done') return void turn(answer.kind)
    link = 'here'
    await change(before => ({
      ...before,
      state,
      stories: (answer?.value ?? before.stories).filter(story => isOf(state.round, story)),
    }))
  }
  function turn(kind: 'later' | 'ended' | 'refused'): false {
    link = kind === 'later' ? 'away' : 'ended'
    show()
    return false
  }

  return {
    view: () => shown,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async catchUp() {
      await recall()
      await ports.alone(async () => {
        await recall()
        if (await sendAll()) await fetchMore()
      })
    },
    mark: draft => change(before => ({ ...before, draft })),
    async rate(id, given) {
      unkept[id] = given
      const first = change(before => ({
        ...before,
        waiting: { ...before.waiting, [id]: given },
        draft: null,
      }))
      await first
      await ports.alone(async () => {
        if (await sendAll()) await fetchMore()
      })
    },
  }
}

/** Tells whether a story is one of the round: those of the round before are asked about no more. */
function isOf(round: PanelRound, story: AnyStory): boolean {
  return round === (isDiscussed(story) ? 'discussion' : 'open')
}

export function isDiscussed(story: AnyStory): story is DiscussedStory {
  return 'spread' in story
}

function without<Value>(all: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))
}
