/** Where the focus goes on: in the dialog in front, else at the top of the news. */
function nextPlace(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]')
  return open[open.length - 1] ?? document.querySelector('main')
}

/**
 * Lets the focus go on where the element that had it is taken away: a card that was muted, a row that was removed. The browser
 * would begin at the top of the page. Returns how to end it.
 */
export function keepFocus(): () => void {
  let focused: EventTarget | null = document.activeElement
  const over = new AbortController()
  addEventListener('focusin', ({ target }) => (focused = target), { signal: over.signal })
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !(focused instanceof Element) || focused.isConnected)
      return
    focused = null
    nextPlace()?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    over.abort()
    observer.disconnect()
  }
}
