import type { Language } from '@plainwire/domain/language'
import { expressesAuthorOpinion } from '../read/index.ts'
import { addsNewWords } from './central-sentences.ts'
import type { Headline } from './headline/headline.ts'
import type { HeadlineCandidateArticle } from './headline/headline-context.ts'
import type { StorySentence } from './sentence/story-sentence.ts'

/** Two titles with a higher similarity have the same content. */
const SAME_TITLE = 0.75
const MOST = 3

/**
 * Returns the offsets of a cleaned title in the original one. Cleaning removes words at both ends and changes
 * capitals; if the cleaned title isn't found, the offsets are those of the whole original.
 */
function placeOf(text: string, title: string): [start: number, end: number] {
  const found = title.toLowerCase().indexOf(text.toLowerCase())
  return found < 0 ? [0, title.length] : [found, found + text.length]
}

/**
 * Builds a description from the titles of a story's other reports, if its sources have no usable sentence.
 * The titles are cleaned; duplicates, teasers, opinions, titles in the first person and the title that the
 * headline was made from are left out.
 */
export function buildDescriptionFromTitles(
  titles: readonly Headline[],
  headline: Pick<Headline, 'text' | 'articleId'>,
  sources: readonly HeadlineCandidateArticle[],
  language: Language,
): StorySentence[] {
  const own = titles.filter(({ text }) => text === headline.text)
  const others = titles.filter(
    ({ text, isTeaser, isOpinion }) =>
      text !== headline.text && !isTeaser && !isOpinion && !expressesAuthorOpinion(text, language),
  )
  const used = others.filter(({ words }, index, all) =>
    addsNewWords(
      words,
      [...own, ...all.slice(0, index)].map((other) => other.words),
      SAME_TITLE,
    ),
  )
  return used.slice(0, MOST).flatMap(({ text, articleId, words }): StorySentence[] => {
    const source = sources.find(({ article }) => article.id === articleId)
    if (!source) return []
    const [start, end] = placeOf(text, source.article.title)
    const { report } = source
    const stated = { kind: 'statement', time: 'news', need: undefined, presupposed: [] } as const
    return [
      { text, articleId, field: 'title', start, end, report, position: 0, isLead: false, ...stated, words },
    ]
  })
}
