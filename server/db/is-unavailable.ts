/**
 * Tells whether a statement failed for what passes by itself: nobody is there, or a server that starts, stops, is full or out
 * of room (53), a lock or a statement that took too long, two transactions in each other's way. Not a wrong address, password,
 * schema or statement.
 */
export function isUnavailable(error: unknown): boolean {
  // A pooler's word for a setting that it does not pass on, under the code of everything that it refuses.
  if (/unsupported startup parameter/.test(String(error))) return false
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const away = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/
  const passing = /^(08...|40001|40P01|53...|55P03|57014|57P0\d|25P0[34])$/
  const [own = '', deeper = ''] = [code, cause?.code]
  if ([own, deeper].some(each => away.test(each) || passing.test(each))) return true
  return /timeout exceeded|Connection terminated|not queryable/.test(`${error} ${cause}`)
}
