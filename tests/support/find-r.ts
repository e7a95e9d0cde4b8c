import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PROGRAM = '/usr/bin/Rscript'
const PACKAGES = [
  'r-base-core',
  'r-cran-jsonlite',
  'r-cran-lavaan',
  'r-cran-mass',
  'r-cran-psy',
  'r-cran-psych',
  'r-cran-survey',
  'r-cran-vcdextra',
]
const LIBRARIES = ['jsonlite', 'lavaan', 'MASS', 'psy', 'psych', 'survey', 'vcdExtra']

/**
 * Finds Debian's R with the packages that judge our statistics; root installs them where they are missing (14 MB). Answers a
 * sentence where neither is possible.
 */
export async function findR(): Promise<{ readonly program: string } | string> {
  if (await isComplete()) return { program: PROGRAM }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `R is not here: install ${PACKAGES.join(' ')}`
  console.log("R is not installed: installing Debian's packages.")
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 }
  const patient = ['-o', 'DPkg::Lock::Timeout=60', '-qq']
  try {
    await run('apt-get', [...patient, 'update'], options)
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...PACKAGES], options)
  } catch (error) {
    return `R could not be installed: ${(error as Error).message.split('\n')[0]}`
  }
  return (await isComplete()) ? { program: PROGRAM } : 'R was installed and lacks a package'
}

async function isComplete(): Promise<boolean> {
  if (!existsSync(PROGRAM)) return false
  const names = LIBRARIES.map(name => `"${name}"`).join(',')
  const asked = `cat(all(c(${names}) %in% rownames(installed.packages())))`
  return run(PROGRAM, ['--vanilla', '-e', asked]).then(
    ({ stdout }) => stdout === 'TRUE',
    () => false,
  )
}
