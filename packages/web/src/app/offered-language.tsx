import { Suspense } from 'react'
import { useLanguageChoice } from '../device/language/language-provider.tsx'
import { lazyPart } from '../lib/lazy-part.ts'

const LanguageOffer = lazyPart(
  () => import('../features/language/language-offer.tsx').then((part) => part.LanguageOffer),
  'first',
)

/** The question whether the page should be in another language, where place or browser speak for one. */
export function OfferedLanguage() {
  const { offered } = useLanguageChoice()
  return <Suspense fallback={null}>{offered && <LanguageOffer language={offered} />}</Suspense>
}
