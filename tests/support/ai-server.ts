import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface AiServer {
  readonly url: string
  /** What was asked, as it came over the wire. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[]
  /** How the next questions are answered. */
  answer: (response: ServerResponse) => void
  close(): Promise<void>
}

/** Starts a local endpoint that speaks the OpenAI protocol (chat completions), well or badly. */
export async function startAiServer(): Promise<AiServer> {
  const asked: AiServer['asked'] = []
  const http = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    server.answer(response)
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const server: AiServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answer: say(GOOD_ADVICE),
    close() {
      http.closeAllConnections()
      return new Promise(resolve => http.close(() => resolve()))
    },
  }
  return server
}

/** Answers with a completion whose content is this value as JSON, or this text. */
export function say(content: unknown, tokens = 1234): AiServer['answer'] {
  return response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'a-model',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: {
              role: 'assistant',
              content: typeof content === 'string' ? content : JSON.stringify(content),
            },
          },
        ],
        usage: { prompt_tokens: 234, completion_tokens: tokens - 234, total_tokens: tokens },
      }),
    )
  }
}

/** Refuses in words that repeat the key and the question, as some endpoints do. */
export function refuse(status: number): AiServer['answer'] {
  return response => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ error: { message: `the-secret-key was refused: ${status}`, type: 'error' } }),
    )
  }
}

const words = (ar: string, en: string) => ({ ar, en })

export const GOOD_ADVICE = {
  tips: [
    {
      title: words('تخصيص ساعة أسبوعية للتخطيط', 'An hour a week for planning'),
      priority: 'high',
      category: words('التخطيط', 'Planning'),
      description: words(
        'التخطيط المنتظم يرفع وضوح الأولويات في العمل.',
        'Regular planning makes priorities at work clearer.',
      ),
      actionItems: [
        words('كتابة 3 أولويات في بداية كل أسبوع.', 'Writing 3 priorities at the start of each week.'),
      ],
    },
  ],
  strengths: [words('تحليل المسائل خطوة بعد خطوة.', 'Working through problems step by step.')],
  improvements: [words('عرض النتائج على غير المختصين.', 'Presenting results to people outside the field.')],
  careerPaths: [words('تحليل البيانات في قطاع التقنية.', 'Data analysis in the technology sector.')],
  nextSteps: [words('إعداد ملف أعمال من مشروعين.', 'Preparing a portfolio of two projects.')],
}
