import type { Correction, CorrectionTexts } from '@plainwire/domain/contract'
import { LANGUAGES, type Language } from '@plainwire/domain/language'
import { buildLocalizedPageUrl, type FeedItem, removeIllegalXmlCharacters } from './feed-content.ts'
import { FEED_TEXTS } from './feed-texts.ts'

const BRAND = 'Plainwire'

/** Returns a correction's text in the requested language, otherwise in the language in which it was written. */
function textIn(texts: CorrectionTexts | null, language: Language): string | undefined {
  return texts ? (texts[language] ?? LANGUAGES.map((other) => texts[other]).find(Boolean)) : undefined
}

/**
 * Converts corrections to feed entries. The title contains the story's headline or the publisher's name, if
 * it may still be shown; the description is the operator's text about what was wrong.
 */
export function buildCorrectionItems(
  corrections: readonly Correction[],
  { publicUrl, language }: { publicUrl: string; language: Language },
): FeedItem[] {
  const { acts, kinds } = FEED_TEXTS[language].corrections
  return corrections.map(({ number, at, act, kind, name, text }) => {
    const words = removeIllegalXmlCharacters(textIn(text, language) ?? '')
    const address = new URL(buildLocalizedPageUrl(publicUrl, '/corrections', language))
    address.hash = `correction-${number}`
    return {
      title: removeIllegalXmlCharacters(`${acts[act]}: ${textIn(name, language) ?? kinds[kind]}`),
      description: words,
      excerpt: words,
      tags: [],
      url: address.href,
      published: new Date(at),
      updated: new Date(at),
      picture: undefined,
      publishers: BRAND,
    }
  })
}
