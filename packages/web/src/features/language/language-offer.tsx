import type { Language } from '@plainwire/domain/language'
import { useEffect, useRef } from 'react'
import { useLanguageChoice } from '../../device/language/language-provider.tsx'
import { loadSpeaker, useTexts } from '../../lib/texts.ts'
import { dismissToast, showQuestion } from '../../lib/toasts.ts'

/** Offers a language in its own words, once: either answer is remembered. */
export function LanguageOffer({ language }: { language: Language }) {
  const { choose } = useLanguageChoice()
  const { language: spoken } = useTexts()
  const answer = useRef((_language: Language) => {})
  useEffect(() => {
    answer.current = (chosen) => void choose(chosen, true)
  })
  useEffect(() => {
    let isGone = false
    let shown: number | undefined
    const offer = async () => {
      const text = await loadSpeaker(language)
      if (isGone) return
      const actions = [
        { text: text('language.offer.accept'), lang: language, act: () => answer.current(language) },
        { text: text('language.offer.decline'), lang: language, act: () => answer.current(spoken) },
      ]
      shown = showQuestion(text('language.offer'), language, actions)
    }
    // Texts that can't be fetched now are offered on the next visit.
    offer().catch(() => undefined)
    return () => {
      isGone = true
      if (shown !== undefined) dismissToast(shown)
    }
  }, [language, spoken])
  return null
}
