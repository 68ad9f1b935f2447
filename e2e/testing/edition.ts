interface Conflict {
  fact_id: string
  part: string
  text: string
}

/** The fields of news.json that tests compare with the page. */
export interface Edition {
  fetch_date: string
  stories: {
    id: string
    headline: string
    sub_headline: string
    description: string
    published_at: string
    categories: string[]
    tags: string[]
    translations: Record<string, { headline: string; sub_headline: string; conflicts?: Conflict[] }>
    conflicts?: Conflict[]
    reports: { publishers: number }
    sources: {
      publisher_id: string
      name: string
      url: string
      original_headline: string
      media: { url: string }[]
    }[]
  }[]
}

/** Fetches the edition that a server serves. */
export async function readEdition(origin: string): Promise<Edition> {
  const answer = await fetch(`${origin}/news.json`)
  if (!answer.ok) throw new Error(`${origin}/news.json answers ${answer.status}.`)
  return JSON.parse(await answer.text())
}

/** The story with the most sources that has a Dutch text, so that every part of its dialog has content. */
export function findStoryWithMostSources({ stories }: Edition): Edition['stories'][number] {
  const candidates = stories.filter((story) => story.translations['nl-NL'] !== undefined)
  const [richest] = candidates.toSorted((a, b) => b.sources.length - a.sources.length)
  if (richest === undefined) throw new Error('The edition has no story with a Dutch text.')
  return richest
}

/** A story with a number on which its sources differ, in English and in Dutch. */
export function findStoryWithConflict({ stories }: Edition): Edition['stories'][number] {
  const found = stories.find(({ conflicts, translations }) => conflicts && translations['nl-NL']?.conflicts)
  if (found === undefined)
    throw new Error('The edition has no story on which sources differ in both languages.')
  return found
}
