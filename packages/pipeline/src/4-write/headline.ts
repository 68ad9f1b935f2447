import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import { plainTitle } from './plain-title.ts'
import { likeness, tellingWords } from './story-sentence.ts'

/** The headline we took, and whose it was. */
export interface Headline {
  text: string
  articleId: string
  words: ReadonlySet<string>
  /** A question, a teaser or clickbait. */
  isTeaser: boolean
}

export interface HeadlineSource {
  article: Article
  /** Which independent report it comes from. */
  report: number
  publisher: Publisher | undefined
}

/** Characters below which a headline says too little, and above which it doesn't fit a card. */
const SHORT = 40
const LONG = 95
/** From this clickbait probability on a headline only teases. */
const LOUD = 0.5
/** What a headline's first sentences say of it counts this much of what the titles do. */
const LEAD_WEIGHT = 0.5
const QUESTION = /\?/
const TEASER =
  /^(here('|’)?s|this is|these are|why|how|what|when|meet|inside|see|look|the (real )?reason|everything|all you|hier|dit is|dit zijn|waarom|hoe|wat|zo|deze|kijk|ontmoet|alles)\b|^(?:vandaag|today|coronavirus|[\p{L} ]{3,25}):\s*(?:hoe|waarom|wat|how|why|what|here)\b|(…|\.\.\.|:)$|\b(you won'?t believe|what happen(s|ed) next|needs? to know|je gelooft|dit moet je weten|wat er (toen )?gebeurde)\b/iu
const QUOTE_LED = /^["'“‘„]/
const SELF = /\b(I|we|my|our|you|your|ik|wij|mijn|onze|jij|je|jouw)\b/
const LABELLED = /^[^:]{2,40}:\s/

const INNER_QUOTE = /.["“‘„]/

/**
 * Points taken off a headline for what makes it less plain; documented in docs/editorial-method.md. Those for clickbait, length
 * and quotations were fitted (ridge regression on ROUGE-L against an expert's title) on the development half of 1,337 events.
 */
function faults(title: string, clickbait: number): number {
  let points = 0.8 * clickbait + 0.004 * title.length
  if (QUESTION.test(title)) points += 0.6
  if (TEASER.test(title)) points += 0.5
  if (SELF.test(title)) points += 0.3
  if (QUOTE_LED.test(title)) points += 0.12
  else if (INNER_QUOTE.test(title)) points += 0.06
  if (LABELLED.test(title)) points += 0.08
  if (/[;|]/.test(title)) points += 0.1
  if (title.length < SHORT) points += 0.01 * (SHORT - title.length)
  if (title.length > LONG) points += 0.004 * (title.length - LONG)
  return points
}

function namesOf(publisher: Publisher | undefined): string[] {
  return publisher
    ? [publisher.name, publisher.id, ...publisher.credits, URL.parse(publisher.homepage)?.hostname ?? '']
    : []
}

/**
 * The sources' own headlines, repaired: first the one that says most of what the independent reports share, most plainly.
 *
 * @param leads telling words of each report's first sentences, by report
 */
export function headlinesOf(
  sources: readonly HeadlineSource[],
  leads: ReadonlyMap<number, ReadonlySet<string>>,
  language: Language,
  clickbait: (title: string, language: Language) => number,
): Headline[] {
  const titles = sources
    .map(({ article, report, publisher }) => {
      const text = plainTitle(
        article.title,
        namesOf(publisher),
        `${article.summary} ${article.text.slice(0, 3000)}`,
      )
      return { text, articleId: article.id, report, words: tellingWords(text, language) }
    })
    .filter(({ text, words }) => text !== '' && words.size > 0)
  const ranked = titles.map((title) => {
    const others = titles.filter(({ report }) => report !== title.report)
    const toTitles =
      others.reduce((sum, other) => sum + likeness(title.words, other.words), 0) / Math.max(1, others.length)
    const inLeads = [...leads.values()].map(
      (lead) => [...title.words].filter((word) => lead.has(word)).length / title.words.size,
    )
    const toLeads = inLeads.reduce((sum, share) => sum + share, 0) / Math.max(1, inLeads.length)
    const loudness = clickbait(title.text, language)
    return { ...title, score: toTitles + LEAD_WEIGHT * toLeads - faults(title.text, loudness), loudness }
  })
  return ranked
    .sort((a, b) => b.score - a.score || a.articleId.localeCompare(b.articleId))
    .map(({ text, articleId, words, loudness }) => ({
      text,
      articleId,
      words,
      isTeaser: loudness >= LOUD || QUESTION.test(text) || TEASER.test(text),
    }))
}
