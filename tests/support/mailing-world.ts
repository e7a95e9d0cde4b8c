import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RunningJobs, startJobs } from '#server/start-jobs.ts'
import { type AccountsApi, createAccountsApi } from './accounts.ts'
import { QUICK } from './mail-jobs.ts'
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from './smtp-server.ts'

export interface MailingWorld extends AccountsApi {
  readonly smtp: TestSmtpServer
  /** The mails with an attachment that one address got, once there are so many. */
  reportsTo(address: string, count?: number): Promise<ReceivedMail[]>
}

/** Creates the API with the real queue and a real SMTP conversation at its end. */
export async function createMailingWorld(variables: Record<string, string> = {}): Promise<MailingWorld> {
  const smtp = await startSmtpServer()
  const running: RunningJobs[] = []
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'وجهة Wijha <reports@wijha.example>', ...variables }
  const world = await createAccountsApi(settings, async deps => {
    running.push(await startJobs(deps, QUICK))
    return running[0] as RunningJobs
  })
  const reports = (address: string) =>
    smtp.received.filter(
      ({ recipients, attachments }) => recipients.includes(address) && attachments.length > 0,
    )
  return {
    ...world,
    smtp,
    async reportsTo(address, count = 1) {
      for (const end = Date.now() + 20_000; reports(address).length < count; ) {
        if (Date.now() > end) throw new Error(`${reports(address).length} of ${count} reports arrived`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return reports(address)
    },
    async close() {
      for (const jobs of running) await jobs.stop()
      await smtp.close()
      await world.close()
    },
  }
}

/** Reads the text of each page of a PDF. Throws if it does not open. */
export async function readPdf(
  content: ArrayBuffer | Uint8Array | string,
): Promise<{ pages: number; text: string }> {
  if (typeof content === 'string') throw new Error('an attachment was read as text')
  const document = await getDocument({ data: new Uint8Array(content.slice(0)), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return { pages: document.numPages, text: texts.join('\n') }
}
