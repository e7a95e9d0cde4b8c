import type { Context } from 'hono'
import { html } from 'hono/html'
import { outcomeOf } from '../payments/outcome.ts'
import { CHALLENGES, TEST_CARDS } from '../payments/test-cards.ts'
import { page, viewOf } from './layout.ts'

/** Shows what the sandbox is, and the cards that work in it. */
export function startPage(context: Context) {
  const view = viewOf(context)
  const { text } = view
  const row = (outcome: string, numbers: readonly string[]) => html`<dt><bdi dir="ltr">${outcome}</bdi></dt>
${numbers.map(number => html`<dd><bdi dir="ltr">${number}</bdi></dd>`)}`
  const body = html`<h1>${text.start}</h1>
<p>${text.startMeans}</p>
<h2>${text.cards}</h2>
<dl class="cards">${TEST_CARDS.map(({ code, numbers }) => row(outcomeOf(code).message, numbers))}</dl>
<h2><bdi dir="ltr">3-D Secure</bdi></h2>
<dl class="cards">${[...CHALLENGES].map(([number, challenge]) => row(challenge.kind === 'silent' ? challenge.answer : 'UNAUTHENTICATED', [number]))}</dl>`
  return page(context, view, text.start, body)
}
