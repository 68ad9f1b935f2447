import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { Removed, Sentence, WriteUp } from '@plainwire/domain/story'
import { plainWords } from '../../claims/index.ts'
import { problemsOf, reasonOf } from '../check/checked-write-up.ts'
import { isUsable } from '../usable-sentence.ts'
import type { ModelAnswer } from './model-answer.ts'
import type { SourceSentence } from './source-sentences.ts'

/** Fewer of the model's own sentences than this are not worth mixing: the extracted text stays whole. */
const MIN_PROVEN = 2
const MAX_SENTENCES = 5
/** Share of one sentence's words in another from which on it repeats it. */
const REPEATS = 0.6
const MARKUP = /[<>{}[\]\\`|]|https?:|www\./i

function repeats(text: string, others: readonly Sentence[]): boolean {
  const words = new Set(plainWords(text).trim().split(' '))
  return others.some((other) => {
    const theirs = new Set(plainWords(other.text).trim().split(' '))
    const shared = [...words].filter((word) => theirs.has(word)).length
    return shared >= REPEATS * Math.min(words.size, theirs.size)
  })
}

/** A line of the model as a sentence with evidence, or why it can't stand. */
function judged(
  { text, sources: numbers }: ModelAnswer['sentences'][number],
  sources: readonly SourceSentence[],
  articles: ReadonlyMap<string, Article>,
  language: Language,
): Sentence | Removed {
  const plain = text.replace(/\s+/g, ' ').trim()
  const evidence = numbers.flatMap((number) => sources[number - 1]?.evidence ?? [])
  const sentence = { text: plain, evidence }
  if (evidence.length < numbers.length) return { text: plain, reason: 'source: it cites what was not given' }
  if (MARKUP.test(plain) || !isUsable(plain, language))
    return { text: plain, reason: 'form: it can’t stand alone' }
  const problems = problemsOf(sentence, articles, language)
  return problems.length > 0 ? { text: plain, reason: reasonOf(problems) } : sentence
}

/**
 * A text with the model's sentences that their sources prove; each that fails is replaced by a sentence of the extracted
 * text. With fewer than two proven ones the extracted text stays as it is.
 */
export function provenText(
  extracted: WriteUp,
  answer: ModelAnswer,
  sources: readonly SourceSentence[],
  articles: readonly Article[],
  language: Language,
): WriteUp {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const sentences: Sentence[] = []
  const failed: Removed[] = []
  for (const line of answer.sentences) {
    const made = judged(line, sources, byId, language)
    if ('reason' in made) failed.push(made)
    else if (sentences.length < MAX_SENTENCES && !repeats(made.text, sentences)) sentences.push(made)
  }
  const removed = [...(extracted.removed ?? []), ...failed]
  const known = { ...extracted, ...(removed.length > 0 && { removed }) }
  if (sentences.length < MIN_PROVEN) return known
  const wanted = Math.min(MAX_SENTENCES, sentences.length + failed.length)
  for (const sentence of extracted.sentences) {
    if (sentences.length < wanted && !repeats(sentence.text, sentences)) sentences.push(sentence)
  }
  return { ...known, sentences, description: sentences.map(({ text }) => text).join(' ') }
}
