import { readFileSync } from 'node:fs'
import { median } from '../bench/quantile.ts'

export interface Memory {
  /** Megabytes: the median of the first quarter after the warm-up, and of the last. */
  readonly first: number
  readonly last: number
  readonly most: number
}

/** Watches a process's resident memory until it is asked. Linux. */
export function watchMemory(pid: number, warmUpSeconds: number): () => Memory {
  const samples: number[] = []
  const begun = performance.now() + warmUpSeconds * 1000
  const timer = setInterval(() => {
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    if (performance.now() >= begun) samples.push(kilobytes / 1024)
  }, 500)
  return () => {
    clearInterval(timer)
    const quarter = Math.max(1, Math.floor(samples.length / 4))
    return {
      first: median(samples.slice(0, quarter)),
      last: median(samples.slice(-quarter)),
      most: Math.max(...samples),
    }
  }
}
