/** `npm run journeys`: the built app on a free port and a folder of its own, walked through in a real Chromium. */
import { spawn } from 'node:child_process'
import { findChromium } from '../tests/support/find-chromium.ts'
import useRunFolder from '../tests/support/run-folder.ts'
import { removeData, startApp } from '../tests/support/start-app.ts'

const chromium = await findChromium()
// All visitors of the journeys come from one address.
const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
const removeRunFolder = useRunFolder()
let stopping = false
app.process.once('exit', code => {
  if (!stopping) console.error(`The app stopped by itself (${code}):\n${app.output().slice(-3000)}`)
})
const runner = spawn(
  'playwright',
  ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      APP_UNDER_TEST: app.url,
      DATA_FOLDER: app.dataDirectory,
      MAIL_FOLDER: `${app.dataDirectory}/mail`,
      CHROMIUM_LAUNCH: JSON.stringify(chromium),
    },
  },
)
const code = await new Promise<number | null>(resolve => runner.once('exit', resolve))
stopping = true
await app.stop()
removeData(app)
removeRunFolder()
process.exit(code ?? 1)
