/** Elements that do nothing before hydration. Links work by themselves. */
const LIFELESS = 'button, [role="button"], [role="switch"], [role="tab"]'

/**
 * Records clicks on elements that aren't hydrated yet. Returns a function that ends it and repeats the last
 * click: only that one is still intended.
 */
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
