import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { Clock } from './clock.ts'
import { openHoldings } from './holdings.ts'
import { resume } from './resume.ts'
import { readSettings, type Settings } from './settings.ts'
import type { World } from './world.ts'

/** The only file that starts things: environment -> what was held -> the clock's agenda -> listening. */

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node ${process.versions.node} runs this; 24 or newer is needed.`)
  process.exit(1)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const world: World = {
    settings,
    holdings: openHoldings(settings.folder),
    clock: new Clock(),
    url: '',
    faults: {},
    heldBack: undefined,
  }
  const server = createServer(getRequestListener(createApp(world).fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  world.url = settings.url ?? `http://localhost:${port}`
  resume(world)

  const { publishableKey, secretKey } = settings
  console.log(JSON.stringify({ event: 'listening', url: world.url, publishableKey }))
  // Whoever started it as a child gets the keys without their being printed, and takes it along when it ends.
  process.send?.({ url: world.url, publishableKey, secretKey })
  process.on('disconnect', () => process.exit(0))

  const stop = () => {
    world.clock.stop()
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
