import type { CheckoutReturn } from '../reader/checkout-return.ts'

/** What the address says of a checkout that the reader is back from. It is taken out: a reload says nothing again. */
export function takeCheckoutReturn(): CheckoutReturn | undefined {
  const { pathname, search, hash } = location
  const parameters = new URLSearchParams(search)
  const returned = parameters.get('billing')
  if (returned !== 'success' && returned !== 'cancelled') return undefined
  parameters.delete('billing')
  const rest = parameters.size > 0 ? `?${parameters}` : ''
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`)
  return returned
}
