import type { Language } from '@plainwire/domain/language'
import type { NewsroomData } from '../newsroom-data.ts'
import { sentencesOf } from '../text/index.ts'
import { clickbaitJudge, type Mark } from './clickbait-judge.ts'
import { loadedWordFinder } from './loaded-words.ts'

export interface Judgement {
  /** 0 (plain) to 1. */
  clickbait: number
  /** 0–10, 10 is cleanest. */
  cleanliness: number
  /** 0–10, 10 is most neutral. */
  neutrality: number
  marks: Mark[]
}

export interface Judge {
  clickbait(title: string, language: Language): number
  text(about: { title: string; text?: string | undefined; language?: string | undefined }): Judgement
}

/** Points off per loaded word in a hundred, and at most. */
const POINTS_PER_PERCENT = 1.6
const MOST_POINTS = 7
/** A loaded word in the title weighs as much as this many in the text. */
const TITLE_FACTOR = 4
/** Texts shorter than this count as this long: one word in a headline isn't a fifth of an article. */
const MIN_WORDS = 40

const FIRST_PERSON: Record<Language, RegExp> = {
  en: /\b(I|we|our|my|us)\b/g,
  nl: /\b(ik|wij|we|onze|mijn)\b/gi,
}
const SECOND_PERSON: Record<Language, RegExp> = { en: /\b(you|your)\b/gi, nl: /\b(je|jij|jouw|jullie)\b/gi }
const QUOTED = /["“„«][^"”“»]{2,}["”“»]/g

const tenth = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Share of sentences that shout, ask or speak in the first or second person outside quotations. */
function untidy(text: string, language: Language): number {
  const sentences = sentencesOf(text.replace(QUOTED, ' '))
  if (sentences.length === 0) return 0
  const bad = sentences.filter(
    ({ text: sentence }) =>
      /[!?]/.test(sentence) ||
      count(sentence, FIRST_PERSON[language]) > 0 ||
      count(sentence, SECOND_PERSON[language]) > 0,
  )
  return bad.length / sentences.length
}

/**
 * Judges headline and text. Every number comes from the marks and counts described in docs/editorial-method.md.
 *
 * @returns clickbait of the headline; cleanliness (headline and manner); neutrality (loaded words outside quotations)
 */
export function createJudge(
  data: Pick<NewsroomData, 'clickbaitRules' | 'clickbaitModel' | 'loadedWords'>,
): Judge {
  const { clickbait, marks } = clickbaitJudge(data)
  const loaded = loadedWordFinder(data)
  const text: Judge['text'] = ({ title, text: body = '', language = 'en' }) => {
    const of: Language = language === 'nl' ? 'nl' : 'en'
    const inTitle = loaded(title, of)
    const inText = loaded(body, of)
    const share =
      (TITLE_FACTOR * inTitle.found.length + inText.found.length) /
      Math.max(MIN_WORDS, inTitle.words + inText.words)
    const bait = clickbait(title, of)
    const tidy = 10 - 5 * bait - 3 * untidy(body, of) - Math.min(2, 100 * share * 0.4)
    return {
      clickbait: bait,
      cleanliness: tenth(tidy),
      neutrality: tenth(10 - Math.min(MOST_POINTS, POINTS_PER_PERCENT * 100 * share)),
      marks: [
        ...marks(title, of),
        ...inTitle.found.map((word) => ({ ...word, field: 'title' as const })),
        ...inText.found.map((word) => ({ ...word, field: 'text' as const })),
      ],
    }
  }
  return { clickbait, text }
}
