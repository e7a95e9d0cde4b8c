import type { Logger } from 'pino'
import type { Environment } from '#server/env.ts'
import { sign } from '#server/secret.ts'
import { connectMoyasar, type PaymentGateway } from './moyasar.ts'
import { startSandbox } from './start-sandbox.ts'

/** Joins what our server asks the payment provider with what a browser needs to know of it. */
export interface Payments {
  readonly gateway: PaymentGateway
  readonly publishableKey: string
  /** As a browser reaches it, with its version. */
  readonly apiUrl: string
  readonly webhookSecret: string
  /** The local sandbox, which moves no money. */
  readonly sandbox: boolean
}

export interface OpenPayments extends Payments {
  stop(): Promise<void>
}

/** Opens the real provider where its keys are given, else the sandbox beside us. */
export async function openPayments(
  environment: Environment,
  secret: string,
  log: Pick<Logger, 'warn'>,
): Promise<OpenPayments> {
  const { MOYASAR_API_URL, MOYASAR_PUBLISHABLE_KEY, MOYASAR_SECRET_KEY, MOYASAR_WEBHOOK_SECRET } = environment
  if (MOYASAR_PUBLISHABLE_KEY && MOYASAR_SECRET_KEY && MOYASAR_WEBHOOK_SECRET) {
    const apiUrl = `${MOYASAR_API_URL}/v1`
    return {
      gateway: connectMoyasar({ apiUrl, secretKey: MOYASAR_SECRET_KEY }),
      publishableKey: MOYASAR_PUBLISHABLE_KEY,
      apiUrl,
      webhookSecret: MOYASAR_WEBHOOK_SECRET,
      sandbox: false,
      stop: async () => {},
    }
  }
  const { PORT, SANDBOX_PORT, DATA_DIR } = environment
  const webhookSecret = sign(secret, 'sandbox', 'webhook')
  const sandbox = await startSandbox({
    port: SANDBOX_PORT ?? (PORT === 0 ? 0 : PORT + 1),
    dataDirectory: DATA_DIR,
    webhookUrl: `http://127.0.0.1:${PORT}/api/webhooks/moyasar`,
    webhookSecret,
    log,
  })
  const apiUrl = `${sandbox.url}/v1`
  return {
    gateway: connectMoyasar({ apiUrl, secretKey: sandbox.secretKey }),
    publishableKey: sandbox.publishableKey,
    apiUrl,
    webhookSecret,
    sandbox: true,
    stop: () => sandbox.stop(),
  }
}
