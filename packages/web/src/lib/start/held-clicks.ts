/** Elements that do nothing before hydration. Links work without hydration. */
const NEEDS_HYDRATION = 'button, [role="button"], [role="switch"], [role="tab"]'

/**
 * Holds back clicks on elements that aren't hydrated yet. Returns a function that stops this and repeats the
 * last click, the only one that the reader still expects to have an effect.
 */
export function captureEarlyClicks(): () => void {
  let last: HTMLElement | undefined
  const controller = new AbortController()
  const hold = (event: Event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_HYDRATION) : null
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    last = pressed
  }
  addEventListener('click', hold, { capture: true, signal: controller.signal })
  return () => {
    controller.abort()
    if (last?.isConnected) last.click()
  }
}
