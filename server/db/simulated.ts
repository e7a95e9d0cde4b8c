import { eq, notLike } from 'drizzle-orm'
import { attempts, users } from './schema.ts'

/** Begins what stands in the place of a simulated taker's address. It has no `@`, so no door takes it and no mail goes to it. */
export const SIMULATED_ADDRESS = 'simulated:'

/** Holds for attempts of people. Whoever reads attempts across accounts says this, or asks for simulated ones by name. */
export const ofPeople = eq(attempts.simulated, false)

/** Holds for accounts of people. */
export const isPerson = notLike(users.email, `${SIMULATED_ADDRESS}%`)
