import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { addTestReadings, createTestArticle, createTestPublisher } from '../../newsroom/newsroom.fixture.ts'
import * as reports from './independent-reports.ts'

const wireText =
  'A 160-metre stretch of the coastal dyke at Praia Nova broke in the early hours under the surge of tropical storm Nadira, killing six people and leaving eleven missing, Mayor Celestino Mabunda said on Friday.'
const ownText =
  'Schools and a cathedral have become homes for thousands after the sea came through the wall that was meant to hold it back, and aid workers say tents will be needed for months to come.'
const publishers = new Map(
  [
    createTestPublisher({ id: 'wire', name: 'Northern Wire', kind: 'agency' }),
    createTestPublisher({ id: 'gazette', owner: 'Tidewater' }),
    createTestPublisher({ id: 'tribune', owner: 'Tidewater' }),
    createTestPublisher({ id: 'courier' }),
    createTestPublisher({ id: 'post' }),
  ].map((each) => [each.id, each]),
)
const copiesOf = (articles: Article[], of: typeof publishers) =>
  reports.groupIntoIndependentReports(addTestReadings(articles, of.values()), of)
const by = (publisherId: string, text: string, byline?: string) =>
  createTestArticle({ id: publisherId, publisherId, text, byline })

test('B2 wire copy carried by others is one report with the wire', () => {
  expect(copiesOf([by('wire', wireText), by('courier', wireText), by('post', ownText)], publishers)).toEqual([
    0, 0, 2,
  ])
})

test('B2 articles of one owner are one report, whatever they write', () => {
  expect(copiesOf([by('gazette', wireText), by('tribune', ownText)], publishers)).toEqual([0, 0])
})

test('B2 a lightly edited copy is still a copy', () => {
  const edited = wireText.replace('A 160-metre stretch', 'About 160 metres').replace(' on Friday', '')
  expect(copiesOf([by('post', wireText), by('courier', edited)], publishers)).toEqual([0, 0])
})

test.each(['Reuters', 'ANP', 'Belga', 'Associated Press'])(
  'B2 a rewrite credited to %s counts with the other one',
  (agency) => {
    const rewrite = `${wireText.slice(0, 90)} by the river, officials told reporters late in the evening while rescue went on. ${ownText}`
    expect(copiesOf([by('post', wireText, agency), by('courier', rewrite, agency)], publishers)).toEqual([
      0, 0,
    ])
  },
)

test('B2 a story counts its articles, publishers, owners and independent reports', () => {
  const articles = [
    by('wire', wireText),
    by('gazette', wireText),
    by('tribune', ownText),
    by('post', ownText.toUpperCase()),
  ]
  expect(reports.countIndependentReports(articles, publishers)).toEqual({
    articles: 4,
    publishers: 4,
    owners: 3,
    independent: 1,
  })
})

test('B2 an empty story has no reports', () => {
  expect(reports.countIndependentReports([], publishers)).toEqual({
    articles: 0,
    publishers: 0,
    owners: 0,
    independent: 0,
  })
})
