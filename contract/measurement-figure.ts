import { z } from 'zod'

/** Describes a figure that has reached its gate, or what it lacks. `mayAct`: enough people to act on it. */
export function shown<Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('shown'), value, n: z.number(), mayAct: z.boolean() }),
    z.object({ kind: z.literal('below gate'), needs: z.int(), has: z.number() }),
  ])
}
