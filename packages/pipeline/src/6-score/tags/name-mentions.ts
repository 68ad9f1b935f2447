import type { Article } from '@plainwire/domain/article'
import type { NameInArticle } from './article-names.ts'
import { BILINGUAL_NAMES } from './tag-words.ts'

/** A name with all its mentions in the story's articles. */
export interface NameMentions {
  key: string
  kind: NameInArticle['kind']
  country: string | undefined
  /** The spelling in each language. */
  written: Map<string, string>
  articles: Set<string>
  mentions: number
  isEarly: boolean
}

/** Collects the names of a story's articles with their mentions. */
export function collectNameMentions(
  articles: readonly Article[],
  read: (article: Article) => NameInArticle[],
): Map<string, NameMentions> {
  const all = new Map<string, NameMentions>()
  for (const article of articles) {
    for (const { key: own, written, kind, country, isEarly } of read(article)) {
      const both = BILINGUAL_NAMES.get(own)
      const key = both ? `=${both.en}` : own
      const named: NameMentions = all.get(key) ?? {
        key,
        kind,
        country,
        written: new Map(),
        articles: new Set(),
        mentions: 0,
        isEarly: false,
      }
      const known = named.written.get(article.language)
      if (!known || written.length > known.length) named.written.set(article.language, written)
      named.articles.add(article.id)
      named.mentions++
      named.isEarly ||= isEarly
      all.set(key, named)
    }
  }
  return all
}

/** Whether a name is part of a longer name, as whole words. */
export const isPartOfLongerName = (part: string, whole: string) =>
  part !== whole && ` ${whole} `.includes(` ${part} `)
const ends = (name: string) => {
  const words = name.split(' ')
  return `${words[0]} ${words.at(-1)}`
}

/**
 * Merges the mentions of a surname alone, or of a name without its middle name, into those of the fullest
 * name: 'Whibley' into 'Chelsie Whibley'.
 */
export function mergeNameMentions(all: ReadonlyMap<string, NameMentions>): NameMentions[] {
  const byLength = [...all.values()].sort((a, b) => b.key.length - a.key.length)
  const distinct: NameMentions[] = []
  for (const named of byLength) {
    const fuller = distinct.find(
      (other) =>
        other.kind !== 'place' &&
        named.kind !== 'place' &&
        (isPartOfLongerName(named.key, other.key) ||
          (named.key.includes(' ') && ends(named.key) === ends(other.key))),
    )
    if (!fuller) {
      distinct.push({ ...named })
      continue
    }
    fuller.articles = new Set([...fuller.articles, ...named.articles])
    fuller.mentions += named.mentions
    fuller.isEarly ||= named.isEarly
  }
  return distinct
}
