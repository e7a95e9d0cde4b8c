import type { AuthResult } from '../../sandbox/payments/test-cards.ts'

const MOST_STEPS = 8

/**
 * Walks a payment's 3-D Secure pages over HTTP, answers as told, and returns the address to which the browser would be
 * sent. Reads forms, not our markup: it works on the provider's test mode too.
 */
export async function passBank(transactionUrl: string, answer: AuthResult = 'AUTHENTICATED'): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = transactionUrl
  let form: URLSearchParams | undefined
  for (let step = 0; step < MOST_STEPS; step++) {
    const response = await fetch(address, {
      headers: {
        'user-agent': 'Wijha-Tests',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const page = await response.text()
    const target = /window\.location(?:\.href)?\s*=\s*(["'])(.+?)\1/.exec(page)?.[2]
    if (target) return new URL(target.replaceAll('\\u003c', '<').replaceAll('\\/', '/'))
    const action = /<form[^>]*\saction="([^"]*)"/.exec(page)?.[1]
    if (action === undefined) throw new Error(`step ${step} (${response.status}) has no form:\n${page}`)
    form = new URLSearchParams(hiddenFields(page))
    if (/name="auth_result"/.test(page)) form = new URLSearchParams({ auth_result: answer })
    address = new URL(decode(action), address).href
  }
  throw new Error(`the bank's pages did not end after ${MOST_STEPS} steps`)
}

function hiddenFields(page: string): [string, string][] {
  return [...page.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const name = /\sname="([^"]*)"/.exec(input)?.[1]
    return name ? [[name, decode(/\svalue="([^"]*)"/.exec(input)?.[1] ?? '')]] : []
  })
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
