/** The keys of local storage (docs/product.md#sessions). A browser that refuses storage only forgets. */

const KEPT_AFTER_LOGOUT = ['language', 'selectedAssessmentTemplate']

export type StorageKey = 'language' | 'selectedAssessmentTemplate' | 'currentAssessmentId' | 'token' | 'user'

/** Keeps for as long as the page lives what the browser refuses to store: no answer is taken without the anti-forgery token. */
const refused = new Map<StorageKey, string>()

export function readStored(key: StorageKey): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    refused.delete(key)
  } catch {
    // Full or forbidden. On the server a page would leave it to the next one.
    if (typeof document !== 'undefined') refused.set(key, value)
  }
}

export const readToken = () => readStored('token')
export const storeToken = (token: string) => store('token', token)

/** Stores the anti-forgery token after a sign-in, and of the person the first name alone. */
export function storeSession(session: {
  readonly token: string
  readonly user: { readonly firstName: string }
}) {
  store('token', session.token)
  store('user', JSON.stringify({ firstName: session.user.firstName }))
}

/** Removes all but the language and the chosen form after a logout. */
export function forgetSession(): void {
  for (const key of refused.keys()) if (!KEPT_AFTER_LOGOUT.includes(key)) refused.delete(key)
  try {
    for (const key of Object.keys(localStorage)) {
      if (!KEPT_AFTER_LOGOUT.includes(key)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept, then.
  }
}
