import type { TemplateId } from '#engine/vocabulary.ts'
import { exportResearch } from '#server/features/research/export-research.ts'
import type { AccountsApi } from '../support/accounts.ts'
import { readZip } from '../support/read-zip.ts'

/** Exports a form, and reads the files of the zip by name. */
export async function filesOf(
  { deps }: AccountsApi,
  form: TemplateId,
  simulated: boolean,
): Promise<ReadonlyMap<string, string>> {
  const stream = await exportResearch(deps, { form, simulated })
  return readZip(Buffer.from(await new Response(stream).arrayBuffer()))
}
