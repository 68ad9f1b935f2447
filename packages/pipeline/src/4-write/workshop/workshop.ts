import type { Article } from '@plainwire/domain/article'
import type {
  FlaggedHeadlinePhrase,
  FlaggedHeadlinePhraseKind,
  RewrittenHeadlines,
  StoryTexts,
} from '@plainwire/domain/story'
import { listHeadlineChanges } from './headline-changes.ts'

const DEVICES: readonly FlaggedHeadlinePhraseKind[] = [
  'curiosity_gap',
  'superlative',
  'emotion',
  'question',
  'second_person',
  'capitals',
  'number_list',
]
/** The maximum number of sources' headlines shown per story. */
const MAX_ORIGINALS = 40

/** Returns the kind that readers see for a marked phrase; all kinds of loaded words are shown as 'loaded'. */
function markKind(kind: string): FlaggedHeadlinePhraseKind {
  return DEVICES.find((device) => device === kind) ?? 'loaded'
}

/**
 * Returns the clickbait devices and loaded words that are marked in a source's headline, in order; empty if
 * the article wasn't analysed, or if headlines in its language aren't judged.
 */
export function listFlaggedHeadlinePhrases({
  title,
  reading,
}: Pick<Article, 'title' | 'reading'>): FlaggedHeadlinePhrase[] {
  return (reading?.marks ?? [])
    .filter(({ start, end }) => start >= 0 && start < end && end <= title.length)
    .map(({ kind, start, end }) => ({ kind: markKind(kind), start, end }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.kind < b.kind ? -1 : 1))
}

/**
 * Returns our headlines with the changes that made them, and the sources' headlines (at most `MAX_ORIGINALS`)
 * with the devices and loaded words that are marked in them.
 */
export function buildRewrittenHeadlines(articles: readonly Article[], texts: StoryTexts): RewrittenHeadlines {
  const headlines = Object.entries(texts).map(([language, text]) => {
    const from = articles.find(({ id }) => id === text.headlineFrom)
    // A headline that replaces a teaser may be a translation from another language.
    const isOurs = text.state === 'original' && from?.language === language
    const translated = { step: 'translated' as const, articleId: text.headlineFrom, removed: undefined }
    const notes = isOurs ? listHeadlineChanges(text.headline, from) : [translated]
    return [language, { headline: text.headline, notes }] as const
  })
  return {
    headlines: Object.fromEntries(headlines),
    originals: articles.slice(0, MAX_ORIGINALS).map((article) => ({
      articleId: article.id,
      title: article.title,
      marks: listFlaggedHeadlinePhrases(article),
    })),
  }
}
