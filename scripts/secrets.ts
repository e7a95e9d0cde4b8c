/**
 * `npm run secrets`: looks for keys and passwords in every file of the tree, and in every version of every file that git knows.
 * Prints where, never what. The rules are secretlint's recommended ones.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

const LARGEST = 2_000_000
/** Of connection strings those that name a host of the documentation (RFC 2606) are nobody's. */
const RULES = {
  id: '@secretlint/secretlint-rule-preset-recommend',
  rule: creator,
  rules: [
    {
      id: '@secretlint/secretlint-rule-database-connection-string',
      options: { allows: ['/@[\\w.-]*example(\\.\\w+)?[:/]/'] },
    },
  ],
}
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1 << 28 })
/** Each version of a file counts once, whichever commits hold it. */
const looked = new Set<string>()
const found: string[] = []

for (const path of git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  .split('\0')
  .filter(Boolean)) {
  if (existsSync(path)) await look(path, readFileSync(path))
}
if (process.argv[2] !== '--tree') {
  for (const line of git('rev-list', '--objects', '--all').split('\n')) {
    const [id = '', ...path] = line.split(' ')
    if (path.length === 0) continue
    const content = execFileSync('git', ['cat-file', '-p', id], { maxBuffer: 1 << 28 })
    await look(`${path.join(' ')} (${id.slice(0, 10)})`, content)
  }
}
for (const line of found) console.error(line)
console.log(`secrets: ${looked.size - found.length} passed, ${found.length} failed`)
process.exit(found.length > 0 ? 1 : 0)

async function look(path: string, content: Buffer): Promise<void> {
  const text = content.toString('utf8')
  // Pictures, fonts and what is larger than anybody writes.
  if (content.length > LARGEST || content.includes(0) || looked.has(text)) return
  looked.add(text)
  const { messages } = await lintSource({
    source: {
      filePath: path,
      content: text,
      contentType: 'text',
      ext: path.slice(path.lastIndexOf('.')),
    },
    options: { config: { rules: [RULES] }, noPhysicFilePath: true },
  })
  for (const { ruleId, loc } of messages) found.push(`${path}:${loc.start.line} ${ruleId}`)
}
