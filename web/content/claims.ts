/**
 * The operator's marketing figures, the one place for them. THEY MUST BE TRUE BEFORE LAUNCH: replace them with counted
 * ones, or empty an entry (null) and it disappears from every page. Figures about the test, its time and its price never
 * stand here: those are computed.
 */
interface Claims {
  /** "10,000+" users, shortened to "10K+" where space is short. */
  readonly users: string | null
  readonly usersShort: string | null
  readonly companies: string | null
  readonly satisfaction: string | null
  readonly support: string | null
  /** Bits of the connection's encryption. */
  readonly encryption: string | null
}

export const claims: Claims = {
  users: '10,000+',
  usersShort: '10K+',
  companies: '50+',
  satisfaction: '95%',
  support: '24/7',
  encryption: '256',
}
