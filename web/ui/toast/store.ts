import { useSyncExternalStore } from 'react'

/** One slot: a new toast replaces the earlier one; a dismissed one is forgotten after a long while. */
const REMOVE_DELAY = 1_000_000

export interface ToastContent {
  readonly title: string
  readonly description?: string | undefined
  /** `error` is read out at once. */
  readonly tone?: 'plain' | 'error'
  /** Milliseconds until it goes by itself; the viewport's 5000 unless told. */
  readonly duration?: number
}

export interface ShownToast extends ToastContent {
  readonly id: number
  readonly open: boolean
}

let current: ShownToast | null = null
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message; callable from anywhere. @example toast({ title: text.error, description: error.message, tone: 'error' }) */
export function toast(content: ToastContent): void {
  clearTimeout(removal)
  count += 1
  set({ ...content, id: count, open: true })
}

export function dismissToast(): void {
  if (!current?.open) return
  set({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => set(null), REMOVE_DELAY)
}

export const currentToast = () => current

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentToast,
    () => null,
  )
}
