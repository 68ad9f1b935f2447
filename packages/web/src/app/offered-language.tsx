import { Suspense } from 'react'
import { useLanguageChoice } from '../device/language/language-provider.tsx'
import { createLazyComponent } from '../lib/lazy-part.ts'

const LanguageOffer = createLazyComponent(
  () => import('../features/language/language-offer.tsx').then((part) => part.LanguageOffer),
  'first',
)

/** Offers another language, if the reader's place or browser suggests one. */
export function OtherLanguageOffer() {
  const { offered } = useLanguageChoice()
  return <Suspense fallback={null}>{offered && <LanguageOffer language={offered} />}</Suspense>
}
