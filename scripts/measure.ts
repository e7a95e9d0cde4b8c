/**
 * Tries the measurement on invented takers of the real bank. `npm run measure -- planted [SEEDS] [TAKERS] [SECTION]` makes faults
 * in 20 banks and 20,000 takers each, and prints which are found; ends with 1 where too few are.
 * `npm run measure -- time [TAKERS] [FORM]` prints what all tables of a form take, in seconds of one core.
 */
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { KINDS, plantDefects } from './measure/plant-defects.ts'
import { timeTables } from './measure/time-tables.ts'

const [command, ...words] = process.argv.slice(2)
if (command === 'planted') printPlanted(words)
else if (command === 'time') printTime(words)
else {
  console.error(
    'npm run measure -- planted [SEEDS] [TAKERS] [SECTION]\nnpm run measure -- time [TAKERS] [FORM]',
  )
  process.exitCode = 1
}

function printPlanted([seeds = '20', takers = '20000', section = 'motivation']: readonly string[]): void {
  const tried = Array.from({ length: Number(seeds) }, (_, index) => {
    const started = performance.now()
    const planted = plantDefects(section, Number(takers), index + 1)
    const { seed, missed, accusing, falseFlags, sound, nullAlarms } = planted
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const found = missed.length === 0 ? 'all found' : `missed ${missed.map(({ what }) => what).join(', ')}`
    const accused = accusing.length === 0 ? '' : ` (${accusing.join(', ')})`
    console.log(
      `seed ${seed}: ${found}; ${falseFlags} of ${sound} sound stories accused${accused}, languages differ by chance on ${nullAlarms}; ${seconds} s`,
    )
    return planted
  })
  const complete = tried.filter(({ missed }) => missed.length === 0).length
  const accused = tried.reduce((sum, { falseFlags }) => sum + falseFlags, 0)
  const sound = tried.reduce((sum, own) => sum + own.sound, 0)
  const alarms = tried.reduce((sum, { nullAlarms }) => sum + nullAlarms, 0)
  for (const kind of KINDS) {
    const found = tried.filter(({ missed }) => !missed.some(own => own.kind === kind)).length
    console.log(`${kind}: found in ${found} of ${tried.length} seeds`)
  }
  const percent = (count: number) => ((100 * count) / sound).toFixed(2)
  console.log(
    `${complete} of ${tried.length} seeds complete; ${percent(accused)} % of sound stories accused; before correction languages differ on ${percent(alarms)} % of them`,
  )
  if (complete < 0.95 * tried.length || accused > 0.03 * sound) process.exitCode = 1
}

function printTime([takers = '100000', named = 'basic']: readonly string[]): void {
  const form = TEMPLATE_IDS.find(id => id === named)
  if (!form) throw new Error(`There is no form ${named}.`)
  const { people, reading, tables, counting, calibrating, memory } = timeTables(Number(takers), form)
  console.log(
    `${people} takers: read in ${reading.toFixed(1)} s, ${tables} tables counted in ${counting.toFixed(1)} s, models calibrated in ${calibrating.toFixed(1)} s, ${memory.toFixed(0)} MB at most`,
  )
}
