/**
 * Scrolls to an element and focuses it, after opening the <details> around it. Does nothing if there is no
 * element with this id.
 */
export function revealElement(id: string, block: ScrollLogicalPosition = 'nearest'): void {
  const element = document.getElementById(id)
  const disclosure = element?.closest('details')
  if (disclosure) disclosure.open = true
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block })
}
