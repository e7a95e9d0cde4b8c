/** Runs something when the page has loaded and has nothing else to do; returns what calls it off. Safari has no idle callback. */
export function atRest(run: () => void): () => void {
  let off = false
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => off || run(), { timeout: 2000 })
    else setTimeout(() => off || run(), 200)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  return () => {
    off = true
    removeEventListener('load', soon)
  }
}
