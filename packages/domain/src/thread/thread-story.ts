import type { StoryDetails } from '../contract/index.ts'
import { getLocaleForLanguage, LANGUAGES, type Language } from '../language/index.ts'
import type { Story } from '../story/index.ts'

/** The properties of a story that name and order its thread. */
export interface ThreadStory {
  id: string
  /** The story's people and subjects, most distinctive first. */
  names: readonly string[]
  headlines: Readonly<Partial<Record<Language, string>>>
  independentReports: number
  /** When the story's first article was published, in ms since 1970. */
  publishedMs: number
}

/** The maximum number of a story's names that can be used to name its thread. The story's tags come first. */
const MAX_NAMES = 12

function namesOf(tags: readonly string[], members: readonly { sharedNames: string[] }[]): string[] {
  return [...new Set([...tags, ...members.flatMap(({ sharedNames }) => sharedNames)])].slice(0, MAX_NAMES)
}

function headlinesByLanguage(
  headlineIn: (language: Language) => string | undefined,
): ThreadStory['headlines'] {
  const headlines = LANGUAGES.map((language) => [language, headlineIn(language)] as const)
  return Object.fromEntries(headlines.filter(([, headline]) => headline !== undefined))
}

/** Returns the properties of a story of an edition that is being made, for naming and ordering its thread. */
export function toThreadStory({ id, tags, members, texts, reports, publishedAt }: Story): ThreadStory {
  return {
    id,
    names: namesOf(tags, members),
    headlines: headlinesByLanguage((language) => texts[language]?.headline),
    independentReports: reports.independent,
    publishedMs: publishedAt.getTime(),
  }
}

/**
 * Returns the properties of a published story, for naming and ordering its thread. If its date is invalid, it
 * counts as the oldest.
 */
export function toPublishedThreadStory({ id, story, whyHere }: StoryDetails): ThreadStory {
  const publishedMs = Date.parse(story.published_at)
  return {
    id,
    names: namesOf(story.tags, whyHere),
    headlines: headlinesByLanguage((language) =>
      language === story.language
        ? story.headline
        : story.translations[getLocaleForLanguage(language)]?.headline,
    ),
    independentReports: story.reports.independent,
    publishedMs: Number.isNaN(publishedMs) ? 0 : publishedMs,
  }
}
