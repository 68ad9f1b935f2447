/** Opens the disclosure that an element is in, and takes the reader to it. Does nothing for an element that isn't there. */
export function reveal(id: string, block: ScrollLogicalPosition = 'nearest'): void {
  const element = document.getElementById(id)
  const disclosure = element?.closest('details')
  if (disclosure) disclosure.open = true
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block })
}
