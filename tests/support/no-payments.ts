import type { Jobs } from '#server/deps.ts'
import { connectMoyasar } from '#server/gateways/moyasar.ts'
import type { Payments } from '#server/gateways/open-payments.ts'

/** Provider at an address where nobody responds, for features that have nothing to do with money. */
export const NO_PAYMENTS: Payments = {
  gateway: connectMoyasar({ apiUrl: 'http://127.0.0.1:9/v1', secretKey: 'sk_test_nobody' }),
  publishableKey: 'pk_test_nobody',
  apiUrl: 'http://127.0.0.1:9/v1',
  webhookSecret: 'a-webhook-secret-of-the-tests',
  sandbox: true,
}

export const NO_PAYMENT_JOBS: Omit<Jobs, 'enqueueMail' | 'askForAdvice'> = {
  forgetPerson: async () => {},
  settlePayment: async () => {},
  refundPayment: async () => {},
  forgetCard: async () => {},
  takeSnapshot: async () => {},
  callWebhook: async () => {},
  listDeadLetters: async () => [],
  listLineMails: async () => [],
  driveAgain: async () => false,
  counts: async () => [],
}
