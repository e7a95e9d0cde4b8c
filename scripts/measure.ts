/**
 * Tries the measurement on invented takers of the real bank: `npm run measure -- planted [SEEDS] [TAKERS] [SECTION]` makes faults
 * in 20 banks and 20,000 takers each, and prints which are found. Ends with 1 where too few are.
 */
import { plantDefects } from './measure/plant-defects.ts'

const [command, seeds = '20', takers = '20000', section = 'motivation'] = process.argv.slice(2)
if (command !== 'planted') {
  console.error('npm run measure -- planted [SEEDS] [TAKERS] [SECTION]')
  process.exit(1)
}
const tried = Array.from({ length: Number(seeds) }, (_, index) => {
  const started = performance.now()
  const planted = plantDefects(section, Number(takers), index + 1)
  const { seed, missed, falseFlags, sound } = planted
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `seed ${seed}: ${missed.length === 0 ? 'all found' : `missed ${missed.join(', ')}`}; ${falseFlags} of ${sound} sound stories accused; ${seconds} s`,
  )
  return planted
})
const complete = tried.filter(({ missed }) => missed.length === 0).length
const accused = tried.reduce((sum, { falseFlags }) => sum + falseFlags, 0)
const sound = tried.reduce((sum, own) => sum + own.sound, 0)
console.log(
  `${complete} of ${tried.length} seeds complete; ${((100 * accused) / sound).toFixed(2)} % of sound stories accused`,
)
if (complete < 0.95 * tried.length || accused > 0.03 * sound) process.exitCode = 1
