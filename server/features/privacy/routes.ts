import type { Endpoint } from '#contract/endpoint.ts'
import { validationMessage } from '#contract/messages.ts'
import { privacyEndpoints } from '#contract/privacy.ts'
import type { ConfirmPersonResult } from '#server/features/account/confirm-person.ts'
import { listConsents } from '#server/features/consents/list-consents.ts'
import { isSecure } from '#server/http/cookie.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Limited } from '#server/http/limits.ts'
import { type Call, type FileAnswer, route } from '#server/http/route.ts'
import { endedSessionCookie } from '#server/http/session.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { withdrawConsent } from './withdraw-consent.ts'
import { writeJson } from './write-json.ts'
import { writePage } from './write-page.ts'

export const privacyRoutes = [
  route(privacyEndpoints.consents, ({ deps, session }) => listConsents(deps, session.userId)),

  route(privacyEndpoints.withdrawConsent, async ({ deps, session, parameters }) => {
    await withdrawConsent(deps, { userId: session.userId, id: parameters.id })
    return undefined
  }),

  route(privacyEndpoints.exportData, call =>
    exportAs(call, 'json', () => writeJson(call.deps, call.session)),
  ),

  route(privacyEndpoints.exportPage, call =>
    exportAs(call, 'html', () => writePage(call.deps, call.session, call.locale)),
  ),

  route(privacyEndpoints.deleteAccount, async call => {
    const { deps, session, headers, body } = call
    const result = await deleteAccount(deps, session, { ...body, currentPassword: body.currentPassword })
    if (result.kind !== 'deleted') throw refusal(call, result)
    headers.append('Set-Cookie', endedSessionCookie(isSecure(deps.environment)))
    headers.set('Clear-Site-Data', '"cache", "storage"')
    return { accepted: true } as const
  }),
]

type ExportCall = Pick<Call<typeof privacyEndpoints.exportData>, 'deps' | 'session' | 'body' | 'locale'>

async function exportAs(
  call: ExportCall,
  ending: 'json' | 'html',
  write: () => AsyncGenerator<string>,
): Promise<FileAnswer> {
  const { deps, session, body } = call
  const result = await exportData(deps, session, { currentPassword: body.currentPassword, write })
  if (result.kind !== 'open') throw refusal(call, result)
  // The file's name says nothing of whose it is.
  const day = deps.clock().toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' })
  return { bytes: result.bytes, name: `wijha-${day}.${ending}`, saved: true }
}

type Refused =
  | Limited
  | Exclude<ConfirmPersonResult, { kind: 'confirmed' }>
  | { readonly kind: 'email_differs' }

function refusal({ locale }: Pick<Call<Endpoint>, 'locale'>, result: Refused): Refusal {
  switch (result.kind) {
    case 'limited':
      return new Refusal('too_many_requests', {}, result.seconds)
    case 'sign_in_again':
      return new Refusal('sign_in_again')
    case 'password_wrong':
      return refusedField('currentPassword', 'password_wrong', locale)
    case 'email_differs':
      return refusedField('email', 'email_differs', locale)
  }
}

function refusedField(path: string, code: 'password_wrong' | 'email_differs', locale: 'ar' | 'en'): Refusal {
  return new Refusal('invalid_request', {
    errors: [{ path, code, message: validationMessage(code, locale) }],
  })
}
