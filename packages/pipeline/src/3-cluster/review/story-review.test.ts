import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import type { Clusterer } from '../clusterer.ts'
import { deriveStoryId } from '../memory/groups/story-id.ts'
import { createClusterer } from '../online-clusterer.ts'

const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)
const add = (clusterer: Clusterer, id: string, title: string, summary: string, hours: number) =>
  clusterer.add(createTestArticle({ id, publisherId: id, title, summary, publishedAt: hoursAgo(hours) }))

const DYKE =
  'A coastal dyke at Praia Nova near Beira in Mozambique broke before dawn and the sea flooded the Munhava district, Mayor Celestino Mabunda said.'
const STORM =
  'Tropical storm Nadira killed six people near Beira in Mozambique as it came ashore with winds of 140 kilometres an hour, rescuers from the Red Cross said.'
const BOTH = `${DYKE} ${STORM}`

describe('B5 stories that turn out to be one', () => {
  const opened = () => {
    const clusterer = createClusterer({ data: testNewsroomData })
    const first = add(clusterer, 'a', 'Dyke at Praia Nova breaks, Munhava flooded', DYKE, 5).storyId
    const second = add(clusterer, 'b', 'Storm Nadira kills six in Mozambique', STORM, 4).storyId
    return { clusterer, first, second }
  }

  test('merge when a later article matches both; the older id stays', () => {
    const { clusterer, first, second } = opened()
    expect(second).not.toBe(first)
    expect(clusterer.revise()).toMatchObject({ moved: [], merged: [] })
    add(clusterer, 'c', 'Storm Nadira kills six in Mozambique as dyke at Praia Nova breaks', BOTH, 3)
    expect(clusterer.revise().merged).toEqual([{ from: second, into: first }])
    const later = add(clusterer, 'd', 'Six killed by storm Nadira in Mozambique', STORM, 2)
    expect(later.storyId).toBe(first)
  })

  test('are looked at once, and again only when there is news of them', () => {
    const { clusterer } = opened()
    add(clusterer, 'c', 'Storm Nadira kills six in Mozambique as dyke at Praia Nova breaks', BOTH, 3)
    clusterer.revise()
    expect(clusterer.revise()).toMatchObject({ moved: [], merged: [] })
  })

  test.each([
    ['a round-up', 'Morning briefing: storm Nadira kills six in Mozambique, dyke at Praia Nova breaks'],
    ['an opinion', 'Opinion: storm Nadira kills six in Mozambique as dyke at Praia Nova breaks'],
    ['a live blog', 'Live updates: storm Nadira kills six in Mozambique as dyke at Praia Nova breaks'],
  ])('do not merge through %s', (_kind, title) => {
    const { clusterer } = opened()
    add(clusterer, 'c', title, BOTH, 3)
    expect(clusterer.revise()).toMatchObject({ moved: [], merged: [] })
  })

  test('near-miss events stay apart, whatever names both', () => {
    const clusterer = createClusterer({ data: testNewsroomData })
    const quake = (place: string) =>
      `An earthquake of magnitude 6.1 struck near ${place} early on Saturday, damaging houses, the geological service said.`
    add(clusterer, 'a', 'Quake damages houses near Arequipa', quake('Arequipa in Peru'), 5)
    add(clusterer, 'b', 'Quake damages houses near Mindanao', quake('Mindanao in the Philippines'), 4)
    const both = `${quake('Arequipa in Peru')} ${quake('Mindanao in the Philippines')}`
    add(clusterer, 'c', 'Quakes damage houses near Arequipa and Mindanao', both, 3)
    expect(clusterer.revise().merged).toEqual([])
  })
})

describe('B5 an article that turns out to belong elsewhere', () => {
  const CHESS =
    'Grandmaster Ilse Brandt won the chess title in Tallinn on Saturday after a long endgame against Pavel Orlov.'

  /** A story about the storm that wrongly contains a report on chess. */
  function mixed() {
    const clusterer = createClusterer({ data: testNewsroomData })
    const restored = (id: string, title: string, summary: string, hours: number) =>
      clusterer.restore(
        createTestArticle({ id, publisherId: id, title, summary, publishedAt: hoursAgo(hours) }),
        's-storm',
      )
    restored('a', 'Storm Nadira kills six in Mozambique', STORM, 6)
    restored('x', 'Brandt wins chess title in Tallinn', CHESS, 5)
    restored('b', 'Six killed by storm Nadira in Mozambique', STORM, 4)
    return clusterer
  }
  const news = (clusterer: Clusterer) =>
    add(clusterer, 'c', 'Storm Nadira kills six people in Mozambique', STORM, 1)

  test('becomes a story with a new id', () => {
    const clusterer = mixed()
    news(clusterer)
    const { moved, merged } = clusterer.revise()
    expect(merged).toEqual([])
    expect(moved).toMatchObject([{ from: 's-storm', membership: { articleId: 'x', similarity: 1 } }])
    expect(moved[0]?.storyId).toMatch(/^s[0-9a-f]{15}$/)
    expect(moved[0]?.storyId).not.toBe(deriveStoryId('x'))
  })

  test('goes to the story it matches, and takes later articles with it', () => {
    const clusterer = mixed()
    clusterer.restore(
      createTestArticle({
        id: 'y',
        publisherId: 'y',
        title: 'Ilse Brandt wins chess title',
        summary: CHESS,
        publishedAt: hoursAgo(3),
      }),
      's-chess',
    )
    news(clusterer)
    const [move] = clusterer.revise().moved
    expect(move).toMatchObject({ from: 's-storm', storyId: 's-chess' })
    expect(move?.membership.sharedNames).toContain('Brandt')
    expect(add(clusterer, 'z', 'Brandt wins the chess title', CHESS, 0).storyId).toBe('s-chess')
  })

  test('does not leave while nothing new is known; the one that opened the story stays, the others leave together', () => {
    const clusterer = mixed()
    expect(clusterer.revise()).toMatchObject({ moved: [], merged: [] })
    const first = createClusterer({ data: testNewsroomData })
    first.restore(
      createTestArticle({ id: 'x', publisherId: 'x', title: 'Brandt wins chess title', summary: CHESS }),
      's-1',
    )
    first.restore(
      createTestArticle({ id: 'a', publisherId: 'a', title: 'Storm Nadira kills six', summary: STORM }),
      's-1',
    )
    news(first)
    const leaving = first.revise().moved.map(({ membership }) => membership.articleId)
    expect(leaving).toEqual(['a', 'c'])
  })
})
