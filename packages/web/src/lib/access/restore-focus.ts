/** Returns the element to focus after the focused one was removed: the front dialog or the main content. */
function nextPlace(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]')
  return open[open.length - 1] ?? document.querySelector('main')
}

/**
 * Whenever the focused element is removed, such as a muted card, moves the focus to the front dialog or the
 * main content. Otherwise keyboard navigation would start again at the top of the page. Returns a function
 * that ends this behaviour.
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
