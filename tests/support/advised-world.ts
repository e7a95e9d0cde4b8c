import { rmSync } from 'node:fs'
import { type RunningJobs, startJobs } from '#server/start-jobs.ts'
import { type AccountsApi, createAccountsApi } from './accounts.ts'
import { type AiServer, startAiServer } from './ai-server.ts'
import { QUICK } from './mail-jobs.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface AdvisedWorld extends AccountsApi {
  readonly ai: AiServer
}

/** Creates the API with the real queue and a local AI endpoint behind it; its mails are kept as files. */
export async function createAdvisedWorld(variables: Record<string, string> = {}): Promise<AdvisedWorld> {
  const ai = await startAiServer()
  const running: RunningJobs[] = []
  const folder = temporaryFolder('advised')
  const settings = {
    DATA_DIR: folder,
    AI_BASE_URL: ai.url,
    AI_API_KEY: 'the-secret-key',
    AI_MODEL: 'a-model',
    ...variables,
  }
  const world = await createAccountsApi(settings, async deps => {
    running.push(await startJobs(deps, QUICK))
    return running[0] as RunningJobs
  })
  return {
    ...world,
    ai,
    async close() {
      for (const jobs of running) await jobs.stop()
      await ai.close()
      await world.close()
      rmSync(folder, { recursive: true })
    },
  }
}
