import pino, { type Logger } from 'pino'
import { countEvent } from './metrics.ts'
import { requestContext } from './request-context.ts'

/** Lines are written together: one system call for each took a tenth of the time that a response takes. */
const TOGETHER_BYTES = 8192
const AT_LEAST_EVERY_MS = 200

/**
 * Writes each event as one line of JSON: `event` names it (and counts it, in `/metrics`), `request` says which request
 * or job it belongs to. Ids, codes and routes only; never an address, a name, an answer, a token or a statement. A
 * killed process loses at most the lines of its last fifth of a second; warnings and errors are written at once.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, minLength: TOGETHER_BYTES })
  setInterval(() => output.flushSync(), AT_LEAST_EVERY_MS).unref()
  process.on('exit', () => output.flushSync())
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
          if (at >= (warn ?? 40)) output.flushSync()
        },
      },
    },
    output,
  )
}
