import { SampleArticle, SampleEvent } from './sample-event.ts'
import { SampleFeed, SamplePublisher } from './sample-publisher.ts'

/** For tests: the start time that articles are dated from. */
export const STARTED_AT = new Date('2026-11-20T09:00:00Z')

/** For tests: a text with all characters that must be escaped, and letters outside Latin-1. */
export const HOSTILE_TEXT = `<b>Łódź & "Zoë"</b> ]]> €5 ‘ok’ <script>alert('1')</script>`

type PublisherFacts = Partial<Omit<SamplePublisher, 'feeds'>> & { feeds?: Partial<SampleFeed>[] }

export function aPublisher(given: PublisherFacts = {}): SamplePublisher {
  return SamplePublisher.parse({
    id: 'river-post',
    name: 'River Post',
    owner: 'River Press',
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    motto: 'News of the river',
    colour: '#123456',
    typeface: 'serif',
    pictureFormat: 'jpeg',
    ...given,
    feeds: (given.feeds ?? [{}]).map((feed) => aFeed(feed)),
  })
}

export function aFeed(given: Partial<SampleFeed> = {}): SampleFeed {
  return SampleFeed.parse({ name: 'news', format: 'rss', ...given })
}

function anArticle(given: Partial<SampleArticle> = {}): SampleArticle {
  return SampleArticle.parse({
    id: 'lock-repair',
    publisher: 'river-post',
    kind: 'report',
    minutesAgo: 30,
    title: 'Lock on the river to close for repair',
    summary: 'The lock closes for nine days.',
    paragraphs: ['The lock closes on Monday.', 'It opens again nine days later.'],
    byline: 'Ana Whitcombe',
    section: 'Life & arts',
    image: { scene: 'river', seed: 1, alt: 'A lock', credit: 'River Post' },
    ...given,
  })
}

export function anEvent(
  articles: Partial<SampleArticle>[] = [{}],
  given: Partial<SampleEvent> = {},
): SampleEvent {
  return SampleEvent.parse({
    id: 'lock-closes',
    category: 'world',
    place: { city: 'Reading', country: 'GB' },
    plants: [],
    ...given,
    articles: articles.map((article) => anArticle(article)),
  })
}
