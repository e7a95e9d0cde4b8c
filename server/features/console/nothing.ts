/** Answers without a body once a verb is done. */
export async function nothing(done: Promise<unknown>): Promise<undefined> {
  await done
  return undefined
}
