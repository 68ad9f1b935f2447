import type { Language } from '@plainwire/domain/language'
import { useEffect, useRef } from 'react'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { dismissToast, showQuestionToast } from '../../lib/access/toasts.ts'
import { loadLocalizer, useTexts } from '../../lib/texts.ts'

/**
 * Asks the reader in a toast, in the suggested language, whether to switch to that language. The answer is
 * remembered, so that the question is asked only once. Renders nothing itself.
 */
export function LanguageSuggestion({ language }: { language: Language }) {
  const { choose } = useLanguageChoice()
  const { language: current } = useTexts()
  const answer = useRef((_language: Language) => {})
  useEffect(() => {
    answer.current = (chosen) => void choose(chosen, true)
  })
  useEffect(() => {
    let isUnmounted = false
    let toastId: number | undefined
    const offer = async () => {
      const text = await loadLocalizer(language)
      if (isUnmounted) return
      const actions = [
        { text: text('language.offer.accept'), lang: language, act: () => answer.current(language) },
        { text: text('language.offer.decline'), lang: language, act: () => answer.current(current) },
      ]
      toastId = showQuestionToast(text('language.offer'), language, actions)
    }
    // If the suggested language's texts can't be loaded now, the language is suggested on the next visit.
    offer().catch(() => undefined)
    return () => {
      isUnmounted = true
      if (toastId !== undefined) dismissToast(toastId)
    }
  }, [language, current])
  return null
}
