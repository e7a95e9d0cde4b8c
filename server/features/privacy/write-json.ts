import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'
import { collectResults, collectRows, EXPORTED } from './collect-data.ts'

/** Names the shape, for whoever reads such a file later. */
const FORMAT = 'wijha-export-1'

/** Writes the copy for machines, piece by piece: one object, a list of rows for each table, and the results. */
export async function* writeJson(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  session: Session,
): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify(FORMAT)},"createdAt":${JSON.stringify(deps.clock())},"data":{`
  for (const [index, table] of EXPORTED.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(table)}:`
    yield* writeList(collectRows(deps, table, session))
  }
  yield '},\n"results":'
  yield* writeList(collectResults(deps, session))
  yield '}\n'
}

async function* writeList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let opening = '['
  for await (const entry of entries) {
    yield opening + JSON.stringify(entry)
    opening = ',\n'
  }
  yield opening === '[' ? '[]' : ']'
}
