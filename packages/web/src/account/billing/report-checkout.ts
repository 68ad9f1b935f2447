import { subscribeToSignIn } from '../session/account.ts'
import { paymentProviderOrigins } from '../subscription/subscription.ts'

/**
 * Returns the result of a checkout from the address, and removes it from the address, so that a reload doesn't
 * show the message again. Returns null if the address contains none.
 */
function takeCheckoutResult(): string | null {
  const parameters = new URLSearchParams(location.search)
  const returned = parameters.get('billing')
  if (returned === null) return null
  parameters.delete('billing')
  const rest = parameters.size > 0 ? `?${parameters}` : ''
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`)
  // The router reads the new address on this event.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  return returned
}

/** Shows the result of a checkout to a returning reader, once the session is restored. */
export function showCheckoutResultOnReturn(): void {
  const returned = paymentProviderOrigins.get() ? takeCheckoutResult() : null
  if (returned === null) return
  let isReported = false
  subscribeToSignIn(() => {
    if (isReported) return
    isReported = true
    // If the chunk can't be loaded, no message is shown, but the reader still sees the new plan.
    void import('./checkout-return.ts').then(
      ({ showCheckoutResultInPageLanguage }) => showCheckoutResultInPageLanguage(returned),
      () => undefined,
    )
  })
}
