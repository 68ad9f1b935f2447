import type { Language } from '@plainwire/domain/language'
import { useTexts } from '../../lib/texts.ts'

/** A label with the language of a text; nothing if it is the reader's language. */
export function LanguageMarker({ language }: { language: Language }) {
  const text = useTexts()
  if (language === text.language) return null
  return (
    <span className="rounded-sm border border-line px-1.5 text-12 text-ink-soft">
      {text(`card.inLanguage.${language}`)}
    </span>
  )
}
