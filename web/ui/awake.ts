import { useEffect } from 'react'
import { useHydrated } from './hydrated.ts'

declare global {
  interface Window {
    /** Of keepEarlyPresses. */
    wake?: () => Promise<void>
  }
}

/**
 * Runs in the page before React has come: entry.server.tsx writes it into the document, so it uses nothing from outside
 * itself. What is pressed in a part until React has taken it over is kept and shown as taken; then the last press is made, with
 * what was chosen before it (docs/decisions/0032). Without it a form that is not alive yet would send itself.
 */
export function keepEarlyPresses(): void {
  const choices = new Map<unknown, { readonly input: HTMLInputElement; readonly checked: boolean }>()
  let pressed: HTMLButtonElement | null = null
  let alive = false
  const sleeps = (element: Element) => !alive || element.closest('[data-asleep]') !== null
  const press = (button: HTMLButtonElement | null) => {
    pressed?.removeAttribute('data-pressed')
    pressed = button
    pressed?.setAttribute('data-pressed', '')
  }
  const onClick = (event: Event) => {
    // What opens a popover works by itself.
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget])')
    if (!button || !sleeps(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press(button)
  }
  const onInput = ({ target: input }: Event) => {
    if (!(input instanceof Element && sleeps(input))) return
    if (input instanceof HTMLInputElement && (input.type === 'radio' || input.type === 'checkbox')) {
      choices.set(input.type === 'radio' ? input.name : input, { input, checked: input.checked })
    }
    // Whoever goes on filling in a form takes back that it was to be sent.
    if (pressed?.type === 'submit') press(null)
  }
  addEventListener('click', onClick, true)
  addEventListener('input', onInput, true)
  window.wake = async () => {
    alive = true
    const button = pressed && !sleeps(pressed) ? pressed : null
    if (button) press(null)
    for (const [key, { input, checked }] of choices) {
      if (sleeps(input)) continue
      choices.delete(key)
      // React took the state it found for the one it knew: only from another one it sees a change.
      input.checked = !checked
      input.click()
    }
    // First what the choices have changed is drawn.
    await null
    button?.click()
  }
}

/**
 * Tells the page that this part of it is alive. A part that is fetched on its own spreads what comes back on its element: until
 * it is there, what is pressed in it is kept.
 *
 * @example <form {...useAwake()} onSubmit={…}>
 */
export function useAwake(): { readonly 'data-asleep'?: '' } {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void window.wake?.()
  }, [hydrated])
  return hydrated ? {} : { 'data-asleep': '' }
}
