import { Suspense } from 'react'
import { useLanguageChoice } from '../device/language/language-provider.tsx'
import { createLazyComponent } from '../lib/lazy-part.ts'

const LanguageSuggestion = createLazyComponent(
  () => import('../features/language/language-suggestion.tsx').then((part) => part.LanguageSuggestion),
  'first',
)

/** Offers another language, if the reader's place or browser suggests one. */
export function LazyLanguageOffer() {
  const { offered } = useLanguageChoice()
  return <Suspense fallback={null}>{offered && <LanguageSuggestion language={offered} />}</Suspense>
}
