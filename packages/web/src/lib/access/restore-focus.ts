/** Returns the element that gets the focus: the front dialog, otherwise the main content. */
function nextPlace(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]')
  return open[open.length - 1] ?? document.querySelector('main')
}

/**
 * Moves the focus when the focused element is removed, such as a muted card. Otherwise the browser would
 * continue at the top of the page. Returns a function that stops this.
 */
export function restoreLostFocus(): () => void {
  let focused: EventTarget | null = document.activeElement
  const controller = new AbortController()
  addEventListener('focusin', ({ target }) => (focused = target), { signal: controller.signal })
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !(focused instanceof Element) || focused.isConnected)
      return
    focused = null
    nextPlace()?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
