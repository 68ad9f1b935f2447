import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { Sentence } from '@plainwire/domain/story'
import type { DraftLine, SentenceVerifier } from '../../writing-ports.ts'
import { isUsableSentence } from '../sentence/usable-sentence.ts'
import type { PromptSourceLine } from './source-lines.ts'

/**
 * The data with which a line of a model's draft is judged: the source lines, articles and language, and the
 * check.
 */
export interface DraftJudgementContext {
  lines: readonly PromptSourceLine[]
  articles: ReadonlyMap<string, Article>
  language: Language
  unproven: SentenceVerifier
}

/** A line that its sources support, or the reason why it was rejected. */
export type SentenceJudgement = { sentence: Sentence } | { text: string; reason: string }

const MARKUP = /[<>{}[\]\\`|*#_]|https?:|www\./i
/** Invisible characters and those that change the direction of text, and unreadable ones (U+FFFD). */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]/gu
const UNREADABLE = /[\ufffd\p{Cs}]/u
const HEADLINE = { least: 15, most: 120 }
const TEASES = /[?…!]|\.\.\.|:$/

/** A text as it would be published: on one line, without invisible characters. */
const plain = (text: string) => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()

const formFault = (text: string): string | undefined => {
  if (UNREADABLE.test(text)) return 'form: it has characters that can’t be read'
  return MARKUP.test(text) ? 'form: it has markup or an address' : undefined
}

const unprovenBecause = (sentence: Sentence, { unproven, articles, language }: DraftJudgementContext) =>
  unproven(sentence, articles, language)

/** Judges whether the sources that a line names support its text, all together or one of them alone. */
function proven(text: string, { sources }: DraftLine, bench: DraftJudgementContext): SentenceJudgement {
  const evidence = sources.flatMap((number) => bench.lines[number - 1]?.evidence ?? [])
  if (evidence.length === 0) return { text, reason: 'source: it names none that was given' }
  const together = { text, evidence }
  const reason = unprovenBecause(together, bench)
  if (reason === undefined) return { sentence: together }
  const single = evidence.length < 2 ? [] : evidence.map((one) => ({ text, evidence: [one] }))
  const alone = single.find((sentence) => unprovenBecause(sentence, bench) === undefined)
  return alone ? { sentence: alone } : { text, reason }
}

/**
 * Judges a sentence of a draft: its form, and whether the sources that it names support it. Numbers of sources
 * that weren't given are ignored.
 */
export function judgeSentence(line: DraftLine, bench: DraftJudgementContext): SentenceJudgement {
  const text = plain(line.text)
  const fault = formFault(text)
  if (fault !== undefined) return { text, reason: fault }
  if (!isUsableSentence(text, bench.language)) return { text, reason: 'form: it can’t stand alone' }
  return proven(text, line, bench)
}

/**
 * Judges a headline or sub-headline of a draft. If the model names no source for it, any single source line
 * may support it.
 */
export function judgeDraftHeadline(
  line: DraftLine,
  longest: number,
  bench: DraftJudgementContext,
): SentenceJudgement {
  const text = plain(line.text)
  const fault = formFault(text)
  if (fault !== undefined) return { text, reason: fault }
  if (text.length < HEADLINE.least || text.length > longest || TEASES.test(text))
    return { text, reason: 'form: it is no headline' }
  const named = proven(text, line, bench)
  if ('sentence' in named || line.sources.length > 0) return named
  const candidates = bench.lines.map(({ evidence }) => ({ text, evidence: [evidence] }))
  const sentence = candidates.find((one) => unprovenBecause(one, bench) === undefined)
  return sentence ? { sentence } : named
}

/** Maximum length of a model's headline in characters. */
export const MAX_MODEL_HEADLINE_CHARACTERS = HEADLINE.most
