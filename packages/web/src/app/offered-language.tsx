import { Suspense } from 'react'
import { useLanguageChoice } from '../device/language/language-provider.tsx'
import { createLazyPart } from '../lib/lazy-part.ts'

const LanguageOffer = createLazyPart(
  () => import('../features/language/language-offer.tsx').then((part) => part.LanguageOffer),
  'first',
)

/** Offers another language, if the reader's place or browser suggests one. */
export function OfferedLanguage() {
  const { offered } = useLanguageChoice()
  return <Suspense fallback={null}>{offered && <LanguageOffer language={offered} />}</Suspense>
}
