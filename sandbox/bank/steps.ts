import { html, raw } from 'hono/html'
import type { HeldPayment } from '../payments/payment.ts'
import { AUTH_RESULTS } from '../payments/test-cards.ts'
import type { Html, View } from './layout.ts'

/** What browsers tell the bank about themselves; the values matter to nobody here. */
const DEVICE = {
  color_depth: '24',
  js_enabled: 'false',
  language: 'ar-SA',
  screen_height: '800',
  screen_width: '360',
  time_zone: '-180',
}

export function deviceStep(view: View, held: HeldPayment): Html {
  return passOn(view, address(view, held, 'authenticate'), DEVICE)
}

export function challengeStep(view: View, held: HeldPayment): Html {
  const creq = Buffer.from(JSON.stringify({ messageType: 'CReq', acsTransID: held.bank?.id }))
  return passOn(view, address(view, held, 'acs_emulator'), { creq: creq.toString('base64url') })
}

export function answeredStep(view: View, held: HeldPayment): Html {
  return passOn(view, address(view, held, 'acs_return'), {})
}

/** Asks the cardholder, as a bank would: three buttons, every other answer, and a way out that answers nothing. */
export function questionStep(view: View, held: HeldPayment): Html {
  const { text } = view
  const { payment } = held
  const action = address(view, held, 'set_auth_result')
  return html`<h1>${text.question}</h1>
<dl>
<dt>${text.amount}</dt><dd><bdi dir="ltr">${payment.amount_format}</bdi></dd>
<dt>${text.card}</dt><dd><bdi dir="ltr">${held.card?.masked ?? ''}</bdi></dd>
<dt>${text.payment}</dt><dd><bdi dir="ltr">${payment.id}</bdi></dd>
</dl>
<form method="post" action="${action}" class="answers">
<button class="yes" name="auth_result" value="AUTHENTICATED">${text.approve}</button>
<button name="auth_result" value="UNAUTHENTICATED">${text.decline}</button>
<button name="auth_result" value="CANCELLED_AUTHENTICATION">${text.cancel}</button>
<a class="button" href="${address(view, held, 'abandoned')}">${text.leave}</a>
</form>
<h2>${text.otherAnswers}</h2>
<form method="post" action="${action}">
<label for="auth_result">${text.answer}</label>
<select id="auth_result" name="auth_result">
${AUTH_RESULTS.map(result => html`<option value="${result}">${text.answers[result]}</option>`)}
</select>
<button type="submit">${text.send}</button>
</form>`
}

export function abandonedStep(view: View): Html {
  return html`<h1>${view.text.left}</h1><p>${view.text.leftMeans}</p>`
}

/** Takes the browser back to the shop; without a script by a refresh, at last by a link. */
export function returnStep(view: View, location: string): Html {
  const target = JSON.stringify(location).replaceAll('<', '\\u003c')
  return html`<h1>${view.text.returning}</h1>
<p><a class="button" href="${location}">${view.text.back}</a></p>
<noscript><meta http-equiv="refresh" content="0;url=${location}"></noscript>
<script nonce="${view.nonce}">window.location.href = ${raw(target)}</script>`
}

/** A form that sends itself, or is sent by its button. */
function passOn(view: View, action: string, fields: Readonly<Record<string, string>>): Html {
  return html`<h1>${view.text.preparing}</h1>
<form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">${view.text.continue}</button>
</form>
<script nonce="${view.nonce}">document.forms[0].submit()</script>`
}

function address(view: View, held: HeldPayment, step: string): string {
  return `/v1/card_auth/${held.bank?.id}/${step}${view.query}`
}
