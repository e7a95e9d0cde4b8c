import { randomUUID } from 'node:crypto'
import { HttpClient } from './http-client.ts'

export interface MemberResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire holds, whatever its shape.
  readonly json: any
}

const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
}

/** Calls a running server as a signed-in person, over real HTTP. */
export class Member {
  readonly userId: string
  readonly client: HttpClient
  readonly cookie: string
  readonly token: string

  constructor(client: HttpClient, person: { userId: string; cookie: string; token: string }) {
    this.client = client
    this.userId = person.userId
    this.cookie = person.cookie
    this.token = person.token
  }

  /** Registers, and saves a profile. */
  static async signUp(base: string): Promise<Member> {
    const client = new HttpClient(base)
    const registered = await client.request('POST', '/api/auth/register', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@example.com`,
        password: 'كلمة مرور طويلة 42',
        firstName: 'نورة',
        lastName: 'السالم',
      }),
    })
    if (registered.status !== 200) throw new Error(`registration was refused: ${registered.text}`)
    const { token, user } = JSON.parse(registered.text)
    const cookie = (registered.headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
    const member = new Member(client, { userId: user.id, cookie, token })
    await member.expect('POST', '/api/profile', PROFILE)
    return member
  }

  async call(method: string, path: string, body?: unknown): Promise<MemberResponse> {
    const reply = await this.client.request(method, path, {
      headers: {
        cookie: this.cookie,
        ...(method === 'GET' ? {} : { 'x-csrf-token': this.token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const isJson = /^application\/(problem\+)?json/.test(reply.headers['content-type'] ?? '')
    return {
      status: reply.status,
      headers: reply.headers,
      json: isJson ? JSON.parse(reply.text) : undefined,
    }
  }

  /** A call that must be answered with 200. */
  async expect(method: string, path: string, body?: unknown): Promise<MemberResponse['json']> {
    const response = await this.call(method, path, body)
    if (response.status !== 200)
      throw new Error(`${method} ${path} was answered ${response.status}: ${JSON.stringify(response.json)}`)
    return response.json
  }

  /** An attempt whose questions can be answered: the open one, or a new one. */
  async beginAttempt(): Promise<string> {
    const { id } = await this.expect('POST', '/api/assessment/start')
    await this.expect('POST', `/api/assessment/${id}/field`, { selectedField: 'technology' })
    return id
  }
}
