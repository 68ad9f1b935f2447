import type { Language } from '@plainwire/domain/language'
import { useEffect, useState } from 'react'
import { showToast } from '../../../lib/access/toasts.ts'
import { useTexts } from '../../../lib/texts.ts'

/** Speaks one sentence at a time, because some browsers stop in the middle of a long text. */
function speak(sentences: readonly string[], lang: string, onEnd: () => void): void {
  speechSynthesis.cancel()
  for (const [index, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = lang
    const isLast = index === sentences.length - 1
    utterance.onend = isLast ? onEnd : null
    utterance.onerror = onEnd
    speechSynthesis.speak(utterance)
  }
}

/** Reads sentences aloud with the browser's speech synthesis, until the component is unmounted. */
export function useReadAloud(sentences: readonly string[], language: Language) {
  const text = useTexts()
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  const stop = () => {
    speechSynthesis.cancel()
    setSpeaking(false)
  }
  const start = () => {
    if (typeof speechSynthesis === 'undefined') return showToast(text('story.aloud.none'), 'error')
    setSpeaking(true)
    speak(sentences, language, () => setSpeaking(false))
  }
  return { isSpeaking, toggle: isSpeaking ? stop : start }
}
