/** What does nothing before the application has taken the page over. Links lead somewhere by themselves. */
const LIFELESS = 'button, [role="button"], [role="switch"], [role="tab"]'

/** Keeps clicks on what has no life yet. Returns what ends that and does the last of them over again: only that one is still meant. */
export function holdClicks(): () => void {
  let last: HTMLElement | undefined
  const over = new AbortController()
  const hold = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(LIFELESS) : null
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    last = pressed
  }
  addEventListener('click', hold, { capture: true, signal: over.signal })
  return () => {
    over.abort()
    if (last?.isConnected) last.click()
  }
}
