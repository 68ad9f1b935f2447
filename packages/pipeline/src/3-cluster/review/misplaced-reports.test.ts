import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import type { StoryMatcher } from '../matching/story-match.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'
import { findMisplacedReports } from './misplaced-reports.ts'

const STORM = ['Storm Nadira kills six', 'Tropical storm Nadira killed six people near Beira in Mozambique.']
const CHESS = ['Brandt wins chess title', 'Grandmaster Ilse Brandt won the chess title in Tallinn.']
const DUTCH = ['Storm Nadira doodt zes', 'De tropische storm Nadira doodde zes mensen bij Beira.', 'nl']

/**
 * Searches a story of the given texts for misplaced reports. `excess` has the margin with which each report
 * matches the rest of the story.
 */
function search(texts: string[][], excess: Record<string, number | undefined>) {
  const memory = new ClusterMemory({ data: testNewsroomData })
  let story: WindowStory | undefined
  for (const [at, [title = '', summary = '', language = 'en']] of texts.entries()) {
    const article = createTestArticle({ id: `a${at}`, publisherId: `p${at}`, title, summary, language })
    story = memory.insert(memory.hold(article), 's1').story
  }
  if (!story) throw new Error('the story has articles')
  const requested: string[] = []
  const matcher = {
    excessAmong: (report: WindowArticle, _story: WindowStory, rest: WindowArticle[]) => {
      requested.push(`${report.articleId} among ${rest.map(({ articleId }) => articleId).join(' ')}`)
      return excess[report.articleId]
    },
  } as unknown as StoryMatcher
  const found = findMisplacedReports(story, memory, matcher).map(({ articleId }) => articleId)
  return { found, requested }
}

test('a report is misplaced if its match with the rest is clearly below the threshold', () => {
  const { found, requested } = search([STORM, CHESS, STORM], { a0: 1, a1: -2.1, a2: -2 })
  expect(found).toEqual(['a1'])
  expect(requested).toEqual(['a0 among a1 a2', 'a1 among a0 a2', 'a2 among a0 a1'])
})

test('a report that can’t be compared with the rest is misplaced', () => {
  expect(search([STORM, CHESS, STORM], { a0: 1, a1: undefined, a2: 1 }).found).toEqual(['a1'])
})

test('if the report that opened the story is misplaced, the others leave', () => {
  const { found, requested } = search([CHESS, STORM, STORM], { a0: -3, a1: 1, a2: -3 })
  expect(found).toEqual(['a1', 'a2'])
  expect(requested).toEqual(['a0 among a1 a2'])
})

test('reports that resemble each other are not looked at more closely', () => {
  // Copies under one title count as one, so the titles differ.
  const alike = ['Storm Nadira kills six', 'Six killed by storm', 'Nadira: six dead'].map((title) => [
    title,
    ...STORM.slice(1),
  ])
  const { found, requested } = search(alike, { a0: -3, a1: -3, a2: -3 })
  expect([found, requested]).toEqual([[], []])
})

test('neither are those in several languages, or a single one', () => {
  expect(search([STORM, CHESS, DUTCH], { a0: 1, a1: -3, a2: -3 }).requested).toEqual([])
  expect(search([STORM], { a0: -3 }).requested).toEqual([])
})

test('a story of two may hold a misplaced report', () => {
  expect(search([STORM, CHESS], { a0: 1, a1: -3 }).found).toEqual(['a1'])
})

test('a story of more than twelve reports is left as it is', () => {
  const twelve = [...Array.from({ length: 11 }, () => STORM), CHESS]
  expect(
    search(twelve, { a11: -3, ...Object.fromEntries(twelve.slice(1).map((_, at) => [`a${at}`, 1])) }).found,
  ).toEqual(['a11'])
  expect(search([...twelve, STORM], {}).requested).toEqual([])
})
