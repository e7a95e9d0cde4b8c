import { privacyEndpoints } from '#contract/privacy.ts'
import { listConsents } from '#server/features/consents/list-consents.ts'
import { agreeToResearch } from '#server/features/research/agree-to-research.ts'
import { isSecure } from '#server/http/cookie.ts'
import { type Call, type FileResponse, route } from '#server/http/route.ts'
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

  route(privacyEndpoints.agreeToResearch, async ({ deps, session, locale }) => {
    await agreeToResearch(deps, { userId: session.userId, locale })
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
    await deleteAccount(deps, session, { ...body, currentPassword: body.currentPassword })
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
): Promise<FileResponse> {
  const { deps, session, body } = call
  const bytes = await exportData(deps, session, { currentPassword: body.currentPassword, write })
  // The file's name says nothing of whose it is.
  const day = deps.clock().toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' })
  return { bytes, name: `wijha-${day}.${ending}`, saved: true }
}
