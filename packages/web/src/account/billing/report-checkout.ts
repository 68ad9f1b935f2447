import { whenSignedIn } from '../session/account.ts'
import { providerOrigins } from '../subscription/subscription.ts'

/** The checkout's result in the address. It is removed, so that a reload doesn't repeat the message. */
function takeReturn(): string | null {
  const parameters = new URLSearchParams(location.search)
  const returned = parameters.get('billing')
  if (returned === null) return null
  parameters.delete('billing')
  const rest = parameters.size > 0 ? `?${parameters}` : ''
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`)
  // The router looks at the address when it is told to.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  return returned
}

/** Shows a reader who is back from the checkout its result, once they are signed in. */
export function reportCheckout(): void {
  const returned = providerOrigins.get() ? takeReturn() : null
  if (returned === null) return
  let isReported = false
  whenSignedIn(() => {
    if (isReported) return
    isReported = true
    // Where it can't be fetched, the reader's plan says it.
    void import('./checkout-return.ts').then(
      ({ announceReturn }) => announceReturn(returned),
      () => undefined,
    )
  })
}
