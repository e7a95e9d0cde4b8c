import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { addMarkedLetters } from './marked-letters/add-marked-letters.ts'
import { nameLetters } from './marked-letters/name-letters.ts'

/** Limits what a template may read: the files of one folder, and these fonts. */
export interface TypstWorld {
  readonly folder: string
  /** Paths of TTF files. */
  readonly fonts: readonly string[]
}

export interface TypstTask {
  readonly template: string
  /** JSON. */
  readonly data: string
}

export type TypstResult =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string }

/** Says once that the compiler and the fonts are loaded. */
export const READY = 'ready'

/** After so many documents, what the last so many rounds did not use is let go: what reports share is laid out once. */
const ROUND = 10
const ROUNDS_KEPT = 3

const { folder, fonts } = workerData as TypstWorld
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: fonts.map(path => addMarkedLetters(readFileSync(path))) }],
})

let made = 0

parentPort?.postMessage(READY)
parentPort?.on('message', (task: TypstTask) => {
  const answer = typeset(task)
  parentPort?.postMessage(answer, answer.kind === 'pdf' ? [answer.bytes.buffer] : [])
  made += 1
  if (made % ROUND === 0) compiler.evictCache(ROUNDS_KEPT)
})

function typeset({ template, data }: TypstTask): TypstResult {
  try {
    const compiled = compiler.compile({ mainFilePath: `${folder}${template}`, inputs: { data } })
    const document = compiled.result
    if (!document) return { kind: 'failed', reason: diagnosticsOf(compiled.takeError()) }
    // A copy: the buffer that comes back may be a part of a larger one.
    return {
      kind: 'pdf',
      bytes: new Uint8Array(nameLetters(compiler.pdf(document, { pdfStandard: 'ua-1' }))),
    }
  } catch (error) {
    return { kind: 'failed', reason: withoutData(String(error)) }
  }
}

function diagnosticsOf(error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  return error ? withoutData(JSON.stringify(compiler.fetchDiagnostics(error))) : 'no document'
}

/** Messages quote what could not be set, in backticks: it may be a name, and this goes to the log. */
function withoutData(message: string): string {
  return message.replace(/`[^`]*`/g, '`…`').slice(0, 500)
}
