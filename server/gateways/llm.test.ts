import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AiServer, GOOD_ADVICE, refuse, say, startAiServer } from '../../tests/support/ai-server.ts'
import { connectLlm } from './llm.ts'

const TIME_LIMIT_MS = 400

let ai: AiServer
beforeAll(async () => {
  ai = await startAiServer()
})
afterAll(() => ai.close())

const question = {
  instructions: 'be short',
  data: { score: 300 },
  schema: { name: 'advice', schema: { type: 'object' } },
  maxTokens: 100,
}
const ask = (url = ai.url, signal = new AbortController().signal) => {
  const settings = { AI_BASE_URL: url, AI_API_KEY: 'the-secret-key', AI_MODEL: 'a-model' }
  return connectLlm(settings, TIME_LIMIT_MS)?.ask(question, signal)
}

describe('the AI endpoint', () => {
  it('answers with JSON and what it cost', async () => {
    ai.answer = say(GOOD_ADVICE, 500)
    expect(await ask()).toEqual({ value: GOOD_ADVICE, tokens: 500 })
  })

  it.each<[string, AiServer['answer'], string, boolean]>([
    ['never begins', () => {}, 'broken off', true],
    [
      'begins and never ends',
      response => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"choices"')
      },
      'broken off',
      true,
    ],
    ['never stops', response => void drip(response), 'broken off', true],
    ['hangs up', response => response.destroy(), 'broken off', true],
    ['refuses with 429', refuse(429), 'status 429', false],
    ['refuses with 500', refuse(500), 'status 500', false],
    ['writes too much', say('x'.repeat(300_000)), 'too long', true],
    ['writes no JSON', say('Certainly!'), 'no JSON', true],
  ])('that %s fails within its time, in words of our own', async (_, answer, message, mayHaveCost) => {
    ai.answer = answer
    ai.asked.length = 0
    const begun = performance.now()
    await expect(ask()).rejects.toMatchObject({ message, mayHaveCost })
    expect(performance.now() - begun).toBeLessThan(TIME_LIMIT_MS * 4)
    expect(ai.asked).toHaveLength(1)
  })

  it('that is not there costs nothing', async () => {
    const gone = await startAiServer()
    await gone.close()
    await expect(ask(gone.url)).rejects.toMatchObject({
      message: 'connection refused',
      mayHaveCost: false,
    })
  })

  it('is left when the job ends', async () => {
    ai.answer = () => {}
    await expect(ask(ai.url, AbortSignal.timeout(50))).rejects.toMatchObject({ message: 'broken off' })
  })
})

it('needs all three settings', () => {
  expect(connectLlm({ AI_BASE_URL: ai.url, AI_API_KEY: 'k', AI_MODEL: undefined })).toBeNull()
})

/** A space now and then, for as long as somebody listens. */
function drip(response: Parameters<AiServer['answer']>[0]): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}
