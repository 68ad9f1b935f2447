import type { Article } from '@plainwire/domain/article'
import type {
  HeadlineComparison,
  SourceCorrectionNotice,
  StoryDetails,
  StoryFact,
} from '@plainwire/domain/contract'
import type { Fact, Story } from '@plainwire/domain/story'
import { truncateToWholeCharacters } from '@plainwire/domain/text'

/** Maximum length of the quotations of a fact and of a correction on a story's page, in characters. */
const MAX_FACT_QUOTE = 120
const MAX_NOTE_QUOTE = 300

/** Sources that may be named, by the id of their article: the publisher's name and the article itself. */
export type SourcesByArticleId = ReadonlyMap<string, { name: string; article: Article }>

const cut = (passage: string, most: number) => {
  const plain = passage.replace(/\s+/g, ' ').trim().toWellFormed()
  return plain.length <= most ? plain : `${truncateToWholeCharacters(plain, most - 1)}…`
}

/**
 * A fact as shown on the story's page, with only the sources that may be named; undefined if none of these
 * states the fact.
 */
function toStoryFact(fact: Fact, sources: SourcesByArticleId): StoryFact | undefined {
  const values = fact.values.flatMap(({ value, qualifier, reports, givers }) => {
    const shown = givers.flatMap(({ articleId, publisherId, at, language, field, start, end }) => {
      const source = sources.get(articleId)
      if (!source) return []
      const quote = cut(source.article[field].slice(start, end), MAX_FACT_QUOTE)
      const moment = at.toISOString()
      return [
        {
          sourceId: articleId,
          publisherId,
          source: source.name,
          at: moment,
          language,
          field,
          start,
          end,
          quote,
        },
      ]
    })
    return shown.length > 0 ? [{ value, qualifier, reports, givers: shown }] : []
  })
  if (values.length === 0) return undefined
  const { id, kind, subject, names, unit, agreement } = fact
  const changes = fact.changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
  const isStill = agreement !== 'conflict' || values.length > 1
  return {
    id,
    kind,
    subject,
    ...(names && { names }),
    unit: unit ?? null,
    agreement: isStill ? agreement : 'single',
    values,
    changes,
  }
}

function toWorkshop({ workshop }: Story, sources: SourcesByArticleId): HeadlineComparison | undefined {
  if (!workshop) return undefined
  const headlines = Object.entries(workshop.headlines).map(([language, { headline, notes }]) => {
    const named = notes.map(({ step, articleId, removed }) => {
      const source = sources.get(articleId)?.name ?? ''
      return { step, sourceId: articleId, source, removed: removed ?? null }
    })
    return [language, { headline, notes: named }]
  })
  const originals = workshop.originals
    .filter(({ articleId }) => sources.has(articleId))
    .map(({ articleId, title, marks }) => ({ sourceId: articleId, title, marks }))
  return { headlines: Object.fromEntries(headlines), originals }
}

function toCorrections({ corrections = [] }: Story, sources: SourcesByArticleId): SourceCorrectionNotice[] {
  return corrections.flatMap(({ articleId, publisherId, at, field, start, end }) => {
    const source = sources.get(articleId)
    if (!source) return []
    const quote = cut(source.article[field].slice(start, end), MAX_NOTE_QUOTE)
    return [{ sourceId: articleId, publisherId, at: at.toISOString(), quote }]
  })
}

/**
 * The evidence on a story's page besides that of its sentences: facts, headlines, corrections and changes.
 */
export function buildStoryEvidence(
  story: Story,
  sources: SourcesByArticleId,
): Pick<StoryDetails, 'facts' | 'workshop' | 'corrections' | 'version' | 'changes'> {
  const workshop = toWorkshop(story, sources)
  return {
    facts: (story.facts ?? [])
      .filter(({ isAside }) => !isAside)
      .flatMap((fact) => toStoryFact(fact, sources) ?? []),
    ...(workshop && { workshop }),
    corrections: toCorrections(story, sources),
    ...(story.log && { version: story.log.version, changes: story.log.changes }),
  }
}
