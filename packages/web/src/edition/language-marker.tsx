import type { Language } from '@plainwire/domain/language'
import { useTexts } from '../lib/texts.ts'

/** Says in which language a text is, where it isn't the reader's. */
export function LanguageMarker({ language }: { language: Language }) {
  const text = useTexts()
  if (language === text.language) return null
  return (
    <span className="rounded-sm border border-line px-1.5 text-12 text-ink-soft">
      {text(`card.inLanguage.${language}`)}
    </span>
  )
}
