import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The site map is small: it comes with the page, and no route has to be asked for (nor can be probed) later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
