/** Refuses a call in the provider's shape: `errors` is field -> texts, a text, or null. */
export class Problem extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500 | 502 | 503
  readonly type: string
  readonly errors: Record<string, string[]> | string | null

  constructor(status: Problem['status'], type: string, message: string, errors: Problem['errors'] = null) {
    super(message)
    this.status = status
    this.type = type
    this.errors = errors
  }

  toJSON() {
    return { type: this.type, message: this.message, errors: this.errors }
  }
}

export const notFound = () => new Problem(404, 'api_error', 'Object not found')

export const badCredentials = () =>
  new Problem(401, 'authentication_error', 'Invalid authorization credentials')

export const invalid = (errors: Problem['errors'], message = 'Validation Failed') =>
  new Problem(400, 'invalid_request_error', message, errors)

/** Collects what is wrong with a body, to be refused in one response. */
export class Complaints {
  readonly #errors: Record<string, string[]> = {}

  add(field: string, text: string): void {
    this.#errors[field] = [...(this.#errors[field] ?? []), text]
  }

  throwIfAny(): void {
    if (Object.keys(this.#errors).length > 0) throw invalid(this.#errors)
  }
}
