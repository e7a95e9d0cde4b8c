/** `npm run sbom [-- FILE]`: what the product and its tools are made of, as CycloneDX JSON, from the lock file. Licences are judged by tests/supply-chain. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const file = process.argv[2] ?? 'build/sbom.json'
const tool = join(import.meta.dirname, '../node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js')
mkdirSync(dirname(file), { recursive: true })
// Reading the lock file alone, npm objects to ranges that are tags (`latest`) and to peers that tools only may have; `npm ci` has judged both.
execFileSync(
  process.execPath,
  [tool, '--package-lock-only', '--ignore-npm-errors', '--output-reproducible', '--output-file', file],
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
const { components } = JSON.parse(readFileSync(file, 'utf8'))
console.log(`${file}: ${components.length} components`)
