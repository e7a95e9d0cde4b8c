/**
 * `npm run node-release [-- ADDRESS]`: whether the Node that the server runs on is behind a security release of its line, by the
 * list of nodejs.org or of a mirror at ADDRESS. Exit code 1 where it is, 2 where the list could not be read.
 */
import { z } from 'zod'

const LIST = 'https://nodejs.org/dist/index.json'
const SECONDS = 20

const releases = z.array(z.object({ version: z.string().regex(/^v\d+\.\d+\.\d+$/), security: z.boolean() }))

const list = await readList(process.argv[2] ?? LIST)
const own = numbersOf(process.version)
const newer = list
  .filter(
    ({ version, security }) =>
      security && numbersOf(version)[0] === own[0] && isAfter(numbersOf(version), own),
  )
  .map(({ version }) => version)
if (newer.length > 0) {
  console.error(
    `Node ${process.version} is behind the security releases ${newer.join(', ')}: raise node-* in package.json.`,
  )
  process.exit(1)
}
console.log(`Node ${process.version} has every security release of its line.`)

async function readList(address: string): Promise<z.output<typeof releases>> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(SECONDS * 1000) })
    return releases.parse(await answer.json())
  } catch {
    console.error(`The list of Node's releases could not be read from ${address}.`)
    process.exit(2)
  }
}

function numbersOf(version: string): readonly number[] {
  return version.slice(1).split('.').map(Number)
}

function isAfter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
