import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useLanguageChoice } from '../reader/language-provider.tsx'

const LanguageOffer = lazyPart(
  () => import('../features/language/language-offer.tsx').then((part) => part.LanguageOffer),
  'first',
)

/** The question whether the page should be in another language, where place or browser speak for one. */
export function OfferedLanguage() {
  const { offered } = useLanguageChoice()
  return <Suspense fallback={null}>{offered && <LanguageOffer language={offered} />}</Suspense>
}
