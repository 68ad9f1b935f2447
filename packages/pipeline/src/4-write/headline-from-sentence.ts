import type { Language } from '@plainwire/domain/language'
import { likeness, type StorySentence } from './story-sentence.ts'
import { SPEAKER } from './usable-sentence.ts'

/** Characters of a headline made from a sentence. */
const FEWEST = 30
const MOST = 110
/** A clause behind one of these adds to what stands before it and takes nothing back, as 'but' or 'unless' would. */
const ADDS: Record<Language, RegExp> = {
  en: /,\s+(?:which|who|whose|where|when|as|while|after|before|following|including|with|leaving|killing|and)\b/g,
  nl: /,\s+(?:die|dat|waar|waarbij|waardoor|waarvan|waarmee|terwijl|nadat|toen|voordat|met|en|onder wie|waaronder)\b/g,
}
const LISTS = /,.*\b(?:and|en)\b/
const QUOTES = /["“”„«»]/

const withoutStop = (text: string) => text.replace(/[\s.,;:]+$/, '')

/** What a sentence says up to a clause that only adds; undefined where that is too long, too short, or loses who says it. */
function upToClause(text: string, language: Language): string | undefined {
  const whole = withoutStop(text)
  if (whole.length <= MOST) return whole.length >= FEWEST ? whole : undefined
  for (const { index } of [...text.matchAll(ADDS[language])].reverse()) {
    const [head, tail] = [withoutStop(text.slice(0, index)), text.slice(index)]
    if (head.length > MOST || head.length < FEWEST || QUOTES.test(head)) continue
    const losesSpeaker = SPEAKER[language].test(tail) && !SPEAKER[language].test(head)
    if (!losesSpeaker && !LISTS.test(head)) return head
  }
  return undefined
}

/**
 * A plain headline for a story whose own headlines only tease: the first sentence of a report, up to a clause that only adds.
 * The one is taken that is most like the titles. Its words stand in the article as they are.
 *
 * @param usable sentences that stand alone
 */
export function headlineFromSentence(
  usable: readonly StorySentence[],
  titles: readonly ReadonlySet<string>[],
  language: Language,
): { text: string; articleId: string } | undefined {
  const made = usable
    .filter(({ position, text }) => position < 2 && !QUOTES.test(text))
    .flatMap((sentence) => {
      const text = upToClause(sentence.text, language)
      const toTitles = titles.reduce((sum, title) => sum + likeness(sentence.words, title), 0)
      return text === undefined ? [] : [{ text, sentence, score: toTitles - 0.3 * sentence.position }]
    })
  const [best] = made.sort(
    (a, b) => b.score - a.score || a.sentence.articleId.localeCompare(b.sentence.articleId),
  )
  return best && { text: best.text, articleId: best.sentence.articleId }
}
