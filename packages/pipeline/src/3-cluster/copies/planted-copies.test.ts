import { describe, expect, test } from 'vitest'
import {
  addTestReadings,
  sampleArticles,
  sampleEvents,
  samplePublishers,
} from '../../newsroom/newsroom.fixture.ts'
import { countIndependentReports, groupIntoIndependentReports } from './independent-reports.ts'

const WIRE = 'northern-wire'
const events = sampleEvents()
const publishers = samplePublishers(events)
const listed = sampleArticles(events)
const read = addTestReadings(
  listed.map(({ article }) => article),
  publishers.values(),
)
const samples = listed.map((sample, at) => ({ ...sample, article: read[at] ?? sample.article }))
const withCopies = events.filter(({ articles }) => articles.some(({ kind }) => kind === 'wire-copy'))

/**
 * The expected reports of an event. The agency's text and its copies are one report; of the other articles,
 * those whose publishers have the same owner are one report.
 *
 * @returns the owners of the agency's text and its copies, and the number of reports
 */
function intended(eventId: string): { wire: Set<string>; independent: number } {
  const own = samples.filter(({ event }) => event.id === eventId)
  const ownerOf = (id: string) => publishers.get(id)?.owner ?? id
  const wire = new Set(
    own
      .filter(({ kind, article }) => kind === 'wire-copy' || article.publisherId === WIRE)
      .map(({ article }) => ownerOf(article.publisherId)),
  )
  const others = new Set(
    own.map(({ article }) => ownerOf(article.publisherId)).filter((owner) => !wire.has(owner)),
  )
  return { wire, independent: others.size + 1 }
}

describe('B2 the planted wire copies of the sample edition', () => {
  test('are there', () => {
    expect(withCopies.length).toBeGreaterThanOrEqual(5)
  })

  test.each(withCopies.map(({ id }) => id))(
    '%s: the wire and its copies count once, all others on their own',
    (id) => {
      const articles = samples.filter(({ event }) => event.id === id).map(({ article }) => article)
      const { wire, independent } = intended(id)
      const groups = groupIntoIndependentReports(articles, publishers)
      const ofWire = groups.filter((_, at) =>
        wire.has(publishers.get(articles[at]?.publisherId ?? '')?.owner ?? ''),
      )
      expect(new Set(ofWire).size).toBe(1)
      expect(countIndependentReports(articles, publishers).independent).toBe(independent)
    },
  )

  test('no other event of the sample loses a report: only articles of one owner count together', () => {
    const wrong = events
      .filter((event) => !withCopies.includes(event))
      .filter(({ id }) => {
        const articles = samples.filter(({ event }) => event.id === id).map(({ article }) => article)
        const { owners, independent } = countIndependentReports(articles, publishers)
        return independent !== owners
      })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
