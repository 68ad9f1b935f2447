import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import { loadLaterTexts, loadSpeaker, type Speaker } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import type { Billing } from './billing.ts'
import { browserProvider } from './provider-billing.ts'

/** The provider is quick, and still may be slower than the reader. */
const TRIES = 5
const AGAIN_MS = 2_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, AGAIN_MS))

/** Shows a reader who is back from the checkout its result: the server reports it, the address isn't believed. */
export async function showCheckoutResult(
  text: Speaker,
  billing: Pick<Billing, 'status'> = browserProvider,
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

/** Shows the result of a checkout, in the language of the page. */
export async function announceReturn(returned: string): Promise<void> {
  // In this order: the speaker of the page gets them too.
  await loadLaterTexts()
  const { lang } = document.documentElement
  const text = await loadSpeaker(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  if (returned === 'cancelled') showToast(text('billing.return.cancelled'))
  if (returned === 'success') await showCheckoutResult(text)
}
