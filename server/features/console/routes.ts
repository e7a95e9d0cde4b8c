import { consoleEndpoints } from '#contract/console.ts'
import { addHours, findOwnHours, removeHour } from '#server/features/consultations/hours.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { supportCookie } from '#server/http/support-view.ts'
import { readAgreement } from './agreement.ts'
import { declineApproval, grantApproval, listApprovals } from './approvals.ts'
import { askRefund } from './ask-refund.ts'
import { checkPage } from './check-page.ts'
import {
  closeConsultation,
  noteConsultation,
  openConsultation,
  readConsultations,
  readSharedPaper,
} from './consultations.ts'
import { changeContent, readContentChanges } from './content.ts'
import { correctName } from './correct-name.ts'
import { confirmDecision, proposeDecision } from './decisions.ts'
import { confirmCode, enrol, findDoor, leaveConsole, passDoor } from './door.ts'
import { exportAnswers } from './export-answers.ts'
import { exportReceipts } from './export-receipts.ts'
import { readFunnel } from './funnel.ts'
import { confirmClock, findHealth } from './health.ts'
import { lookAtPerson, readLooks } from './look-at-person.ts'
import { describeMail, listMails, sendMailAgain } from './mails.ts'
import { measurementRoutes } from './measurement-routes.ts'
import { answerMessage, closeMessage, listMessages, readMessage } from './messages.ts'
import { decide, readRefunds } from './money.ts'
import { listReceipts, readOrders, readPayments } from './money-lists.ts'
import { nothing } from './nothing.ts'
import { inviteOperator, listOperators, removeOperator } from './operators.ts'
import { listPanels, makePanel, readPanel } from './panels.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { deletePerson, unlockReport } from './people.ts'
import { inviteAgain, inviteRater, removeRater } from './raters.ts'
import { readLog } from './read-log.ts'
import { changeRound } from './rounds.ts'
import { endSupport, findSupport, leaveSupport, makeSupportCode, openSupport } from './support.ts'
import { readToday } from './today.ts'
import { withdrawLink } from './withdraw-link.ts'

/** Lists the routes of the console; who may call which stands in the contract, and is held before any of these runs. */
export const consoleRoutes = [
  route(consoleEndpoints.door, ({ deps, session, operator }) => findDoor(deps, session, operator)),
  route(consoleEndpoints.enrol, ({ deps, session, body }) => enrol(deps, session, body.currentPassword)),
  route(consoleEndpoints.pass, ({ deps, session, operator, body }) =>
    passDoor(deps, session, { ...body, role: operator.role }),
  ),
  route(consoleEndpoints.leave, async ({ deps, session }) => nothing(leaveConsole(deps, session))),
  route(consoleEndpoints.confirm, async ({ deps, session, body }) =>
    nothing(confirmCode(deps, session, body.code)),
  ),
  route(consoleEndpoints.today, ({ deps, operator }) => readToday(deps, operator)),

  route(consoleEndpoints.look, ({ deps, operator, body }) => lookAtPerson(deps, operator, body)),
  route(consoleEndpoints.unlock, async ({ deps, operator, parameters, body }) =>
    nothing(unlockReport(deps, operator, { userId: parameters.id, ...body })),
  ),
  route(consoleEndpoints.withdrawLink, async ({ deps, operator, parameters, body }) =>
    nothing(withdrawLink(deps, operator, { userId: parameters.id, ...body })),
  ),
  route(consoleEndpoints.correctName, async ({ deps, operator, parameters, body }) =>
    nothing(correctName(deps, operator, { userId: parameters.id, ...body })),
  ),
  route(consoleEndpoints.askRefund, async ({ deps, operator, parameters, body }) =>
    nothing(askRefund(deps, operator, { userId: parameters.id, ...body })),
  ),
  route(consoleEndpoints.deletePerson, async ({ deps, operator, parameters, body }) =>
    nothing(deletePerson(deps, operator, { userId: parameters.id, isTold: true, ...body })),
  ),

  route(consoleEndpoints.orders, ({ deps, operator, query }) => readOrders(deps, operator, query)),
  route(consoleEndpoints.payments, ({ deps, operator, query }) => readPayments(deps, operator, query)),
  route(consoleEndpoints.listReceipts, ({ deps, operator, query, locale }) =>
    listReceipts(deps, operator, { ...query, locale }),
  ),
  route(consoleEndpoints.receipts, ({ deps, operator, parameters, locale, request }) => {
    refuseForeign(request)
    return exportReceipts(deps, operator, { ...parameters, locale })
  }),
  route(consoleEndpoints.research, ({ deps, operator, parameters, query, request }) => {
    refuseForeign(request)
    return exportAnswers(deps, operator, { ...parameters, simulated: query.whose === 'simulated' })
  }),
  route(consoleEndpoints.refunds, ({ deps, operator }) => readRefunds(deps, operator)),
  route(consoleEndpoints.approveRefund, ({ deps, operator, parameters }) =>
    decide(deps, operator, { decision: 'approve', ...parameters }),
  ),
  route(consoleEndpoints.rejectRefund, async ({ deps, operator, parameters }) =>
    nothing(decide(deps, operator, { decision: 'reject', ...parameters })),
  ),

  route(consoleEndpoints.consultations, ({ deps, operator }) => readConsultations(deps, operator)),
  route(consoleEndpoints.openConsultation, ({ deps, operator, parameters }) =>
    openConsultation(deps, operator, parameters.id),
  ),
  route(consoleEndpoints.sharedPaper, ({ deps, operator, parameters, request }) => {
    refuseForeign(request)
    return readSharedPaper(deps, operator, parameters)
  }),
  route(consoleEndpoints.closeConsultation, async ({ deps, operator, parameters, body }) =>
    nothing(closeConsultation(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.noteConsultation, async ({ deps, operator, parameters, body }) =>
    nothing(noteConsultation(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.hours, ({ deps, session }) => findOwnHours(deps, session.userId)),
  route(consoleEndpoints.addHours, ({ deps, session, body }) =>
    addHours(deps, { userId: session.userId, ...body }),
  ),
  route(consoleEndpoints.removeHour, async ({ deps, session, parameters }) =>
    nothing(removeHour(deps, { userId: session.userId, ...parameters })),
  ),

  route(consoleEndpoints.messages, ({ deps, operator }) => listMessages(deps, operator)),
  route(consoleEndpoints.readMessage, ({ deps, operator, parameters }) =>
    readMessage(deps, operator, parameters.id),
  ),
  route(consoleEndpoints.answerMessage, async ({ deps, operator, parameters, body }) =>
    nothing(answerMessage(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.closeMessage, async ({ deps, operator, parameters }) =>
    nothing(closeMessage(deps, operator, parameters.id)),
  ),

  route(consoleEndpoints.mails, async ({ deps, operator }) =>
    (await listMails(deps, operator)).map(describeMail),
  ),
  route(consoleEndpoints.mailAgain, async ({ deps, operator, parameters }) =>
    nothing(sendMailAgain(deps, operator, parameters.id)),
  ),
  route(consoleEndpoints.contentChanges, ({ deps }) => readContentChanges(deps)),
  route(consoleEndpoints.changeContent, async ({ deps, operator, body }) =>
    nothing(changeContent(deps, operator, body)),
  ),
  route(consoleEndpoints.funnel, ({ deps, operator, query }) => readFunnel(deps, operator, query)),
  route(consoleEndpoints.health, ({ deps }) => findHealth(deps)),
  route(consoleEndpoints.clockRight, async ({ deps, operator }) => nothing(confirmClock(deps, operator))),
  route(consoleEndpoints.checkPaymentPage, async ({ deps, operator }) => {
    const page = { url: deps.environment.APP_URL, providerUrl: deps.payments.apiUrl }
    const differences = await checkPage(deps, operator, page)
    return { differences: differences.map(({ kind, what }) => ({ kind, what })) }
  }),
  route(consoleEndpoints.log, ({ deps, operator, query }) => readLog(deps, operator, query.before)),
  route(consoleEndpoints.operators, ({ deps, operator }) => listOperators(deps, operator)),
  route(consoleEndpoints.invite, ({ deps, operator, body }) => inviteOperator(deps, operator, body)),
  route(consoleEndpoints.removeOperator, ({ deps, operator, parameters }) =>
    removeOperator(deps, operator, parameters.id),
  ),
  route(consoleEndpoints.approvals, ({ deps, operator }) => listApprovals(deps, operator)),
  route(consoleEndpoints.grantApproval, async ({ deps, operator, parameters }) =>
    nothing(grantApproval(deps, operator, parameters.id)),
  ),
  route(consoleEndpoints.declineApproval, async ({ deps, operator, parameters }) =>
    nothing(declineApproval(deps, operator, parameters.id)),
  ),

  route(consoleEndpoints.panels, ({ deps }) => listPanels(deps)),
  route(consoleEndpoints.makePanel, ({ deps, operator, body }) => makePanel(deps, operator, body)),
  route(consoleEndpoints.panel, ({ deps, operator, parameters }) => readPanel(deps, operator, parameters.id)),
  route(consoleEndpoints.inviteRater, async ({ deps, operator, parameters, body }) =>
    nothing(inviteRater(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.inviteAgain, async ({ deps, operator, parameters }) =>
    nothing(inviteAgain(deps, operator, parameters.id)),
  ),
  route(consoleEndpoints.round, async ({ deps, operator, parameters, body }) =>
    nothing(changeRound(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.agreement, ({ deps, operator, parameters, locale }) =>
    readAgreement(deps, operator, { ...parameters, locale }),
  ),
  route(consoleEndpoints.propose, async ({ deps, operator, parameters, body }) =>
    nothing(proposeDecision(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.confirmDecision, async ({ deps, operator, parameters, body }) =>
    nothing(confirmDecision(deps, operator, { ...parameters, ...body })),
  ),
  route(consoleEndpoints.removeRater, async ({ deps, operator, parameters }) =>
    nothing(removeRater(deps, operator, parameters.id)),
  ),
  ...passkeyRoutes,
  ...measurementRoutes,

  route(consoleEndpoints.openSupport, async ({ deps, operator, body, headers }) => {
    const { id, until } = await openSupport(deps, operator, body)
    headers.append('Set-Cookie', supportCookie(deps, id))
    return { until }
  }),
  route(consoleEndpoints.leaveSupport, async ({ deps, operator, headers }) => {
    headers.append('Set-Cookie', supportCookie(deps, null))
    return nothing(leaveSupport(deps, operator))
  }),
  route(consoleEndpoints.support, ({ deps, session }) => findSupport(deps, session.userId)),
  route(consoleEndpoints.makeSupportCode, ({ deps, session }) => makeSupportCode(deps, session.userId)),
  route(consoleEndpoints.endSupport, async ({ deps, session }) => nothing(endSupport(deps, session.userId))),
  route(consoleEndpoints.looks, async ({ deps, session }) =>
    (await readLooks(deps.database, session.userId)).map(({ at, ...look }) => ({
      ...look,
      on: dayInRiyadh(new Date(at)),
    })),
  ),
]

/** Refuses a file at another site's bidding: reading it leaves a line. */
function refuseForeign(request: Request): void {
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden_origin')
}
