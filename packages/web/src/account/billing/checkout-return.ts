import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import { showToast } from '../../lib/access/toasts.ts'
import { type Localizer, loadLocalizer, loadRemainingTexts } from '../../lib/texts.ts'
import type { Billing } from './billing.ts'
import { providerBilling } from './provider-billing.ts'

/**
 * The maximum number of requests for a checkout's result. Several may be needed, because the payment provider
 * may report the payment to our server only after the reader is back.
 */
const TRIES = 5
/** The pause between requests for a checkout's result, in ms. */
const AGAIN_MS = 2_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, AGAIN_MS))

/**
 * Shows the result of a checkout as the server reports it, because the result in the address could be forged.
 */
export async function showCheckoutResult(
  text: Localizer,
  billing: Pick<Billing, 'status'> = providerBilling,
  wait = pause,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const billed = await billing.status()
    if (billed.ok && billed.data.status !== 'none') {
      showToast(text(billed.data.status === 'trialing' ? 'premium.begun.trial' : 'premium.begun.upgrade'))
      return
    }
    if (left > 1) await wait()
  }
  showToast(text('billing.return.pending'))
}

/**
 * Shows the result of a checkout in the language of the page. `returned` is the value of the address's
 * `billing` parameter: 'success' or 'cancelled'.
 */
export async function showCheckoutResultInPageLanguage(returned: string): Promise<void> {
  // Loaded before the localizer: `loadLocalizer` registers a new copy of the texts, and the remaining texts
  // would then only be added to that copy, no longer to the texts that the page uses.
  await loadRemainingTexts()
  const { lang } = document.documentElement
  const text = await loadLocalizer(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  if (returned === 'cancelled') showToast(text('billing.return.cancelled'))
  if (returned === 'success') await showCheckoutResult(text)
}
