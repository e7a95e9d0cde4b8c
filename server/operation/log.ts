import pino, { type Logger } from 'pino'
import { countDropped, countEvent } from './metrics.ts'
import { requestContext } from './request-context.ts'

/** Lines are written together: one system call for each took a tenth of the time that a response takes. */
const TOGETHER_BYTES = 8192
const AT_LEAST_EVERY_MS = 200
/** Bytes that wait for a reader who has stalled; lines beyond are dropped and counted. */
const WAITING = 1024 * 1024
/** A process that ends tries so often, a tenth of a second apart, to hand over what waits. */
const LAST_TRIES = 10

/**
 * Writes each event as one line of JSON: `event` names it (and counts it, in `/metrics`), `request` says which request
 * or job it belongs to. Ids, codes and routes only; never an address, a name, an answer, a token or a statement. A
 * killed process loses at most the lines of its last fifth of a second; warnings and errors are written at once. A reader
 * who stalls holds nothing up.
 */
export function createLog(level: string): Logger {
  // Once Node has opened the stream of a pipe, no write to it waits, whoever writes: not in this thread, nor in one of the pool.
  void process.stdout
  let tries = Number.POSITIVE_INFINITY
  const output = pino.destination({
    fd: 1,
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: WAITING,
    periodicFlush: AT_LEAST_EVERY_MS,
    retryEAGAIN: () => tries-- > 0,
  })
  output.on('drop', countDropped)
  // Before the library's own, which would wait for the reader without end.
  process.prependListener('exit', () => {
    tries = LAST_TRIES
    try {
      output.flushSync()
    } catch {
      output.destroy()
    }
  })
  const { warn } = pino.levels.values
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin() {
        const id = requestContext()?.id
        return id ? { request: id } : {}
      },
      hooks: {
        logMethod(parameters, method, at) {
          const event = (parameters[0] as { event?: unknown } | undefined)?.event
          if (typeof event === 'string') countEvent(event)
          method.apply(this, parameters)
          if (at >= (warn ?? 40)) output.flush()
        },
      },
    },
    output,
  )
}
