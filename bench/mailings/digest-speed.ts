import { CATEGORIES } from '../../packages/domain/src/category/index.ts'
import { INTERESTS, type NewsStory } from '../../packages/domain/src/contract/index.ts'
import { DEFAULT_PREFERENCES } from '../../packages/domain/src/reader/index.ts'
import { aStory } from '../../packages/domain/src/testing.ts'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'
import { buildDigestLetter } from '../../packages/post/src/digest/digest-letter.ts'
import { composeDigest, prepareDigestEdition } from '../../packages/post/src/mailings/compose-digest.ts'
import { cpuSeconds } from '../scale/cpu-seconds.ts'

/** The number of readers of each of the two kinds of digest. */
const READERS = 5_000
const NOW = new Date('2026-11-21T07:00:00Z')
const URL_OF_SITE = 'https://news.example'
const MUTED = ['football', 'royals', 'crypto', 'lottery', 'celebrity']

const STORIES = 1_000
const SENTENCE = 'The council of the town decided on Friday that the bridge over the river will be built. '

function story(index: number): NewsStory {
  const dutch = {
    headline: `Stad ${index} besluit over brug`,
    sub_headline: SENTENCE,
    description: SENTENCE.repeat(4),
  }
  return aStory({
    id: `s${index}`,
    headline: `Town ${index} decides on bridge`,
    sub_headline: SENTENCE,
    description: SENTENCE.repeat(4),
    categories: [CATEGORIES[index % CATEGORIES.length] ?? 'world'],
    published_at: new Date(NOW.getTime() - (index % 96) * HOUR_MS).toISOString(),
    translations: { 'nl-NL': { ...dutch, state: 'original' } },
  })
}

/**
 * Measures how many digests of each kind one core composes per second, from ranking to HTML and plain text, for
 * 10,000 readers with different interests and mutes.
 */
export async function measureDigestSpeed() {
  const stories = Array.from({ length: STORIES }, (_, index) => story(index))
  const edition = prepareDigestEdition(1, stories, URL_OF_SITE)
  const rows = []
  for (const kind of ['weekly', 'daily'] as const) {
    const begun = process.cpuUsage()
    for (let reader = 0; reader < READERS; reader += 1) {
      const interests = INTERESTS.filter((_, index) => (reader >> (index % 8)) % 3 === index % 3).slice(0, 5)
      const preferences = { ...DEFAULT_PREFERENCES, interests, mutedWords: MUTED.slice(0, reader % 4) }
      const { stories: chosen } = composeDigest(edition, { preferences }, { kind, now: NOW, past: [] })
      buildDigestLetter({
        kind,
        day: '2026-11-21',
        stories: chosen,
        blocks: edition.blocks,
        language: reader % 2 === 0 ? 'en' : 'nl',
        publicUrl: URL_OF_SITE,
        unsubscribeUrl: `${URL_OF_SITE}/digest/unsubscribe?token=${reader}`,
      })
    }
    const seconds = cpuSeconds(process.cpuUsage(begun))
    rows.push({
      digest: kind,
      stories: stories.length,
      readers: READERS,
      perSecond: Math.round(READERS / seconds),
      goal: 200,
    })
  }
  return rows
}
