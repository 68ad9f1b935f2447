import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { aStory } from '../testing.ts'
import {
  applyPremiumListOptions,
  findNearDuplicates,
  hasSufficientStoryQuality,
  type PremiumListOptions,
} from './assist.ts'
import { updateLearnedInterests } from './preferences/learned.ts'

const OFF: PremiumListOptions = { repeats: false, lowQuality: false, surprise: false }
const idsOf = (
  stories: readonly NewsStory[],
  assist: PremiumListOptions,
  meets: (story: NewsStory) => boolean = () => true,
) =>
  applyPremiumListOptions(
    stories.map((story) => ({ story })),
    assist,
    meets,
  ).map(({ story }) => story.id)
const analytics = (over: Partial<NewsStory['analytics']>) => ({ ...aStory().analytics, ...over })

test('PS-07 with all options off the list is unchanged', () => {
  const stories = [aStory({ id: 'a' }), aStory({ id: 'b' })]
  expect(idsOf(stories, OFF)).toEqual(['a', 'b'])
})

describe('PS-07 filter repetitive stories', () => {
  const flood = aStory({
    id: 'flood',
    headline: 'Flooding closes railway between Zwolle and Kampen',
    tags: ['flood'],
  })
  const again = aStory({
    id: 'again',
    headline: 'Railway between Zwolle and Kampen closed by flooding',
    tags: ['flood'],
  })
  const other = aStory({ id: 'other', headline: 'Museum in Zwolle opens new wing', tags: ['museum'] })

  test('of stories that say much the same only the first stays', () => {
    expect(idsOf([flood, other, again], { ...OFF, repeats: true })).toEqual(['flood', 'other'])
    expect(idsOf([again, other, flood], { ...OFF, repeats: true })).toEqual(['again', 'other'])
  })

  test('a story without telling words repeats nothing', () => {
    const short = aStory({ id: 'short', headline: 'A to B', tags: [] })
    expect(findNearDuplicates([short, { ...short, id: 'short2' }]).size).toBe(0)
  })
})

test('PS-07 filter low-quality stories leaves out what is loud or one-sided', () => {
  const stories = [
    aStory({ id: 'calm', analytics: analytics({ cleanliness: 5, political_neutrality: 5 }) }),
    aStory({ id: 'loud', analytics: analytics({ cleanliness: 4.9, political_neutrality: 9 }) }),
    aStory({ id: 'one-sided', analytics: analytics({ cleanliness: 9, political_neutrality: 4.9 }) }),
  ]
  expect(stories.filter(hasSufficientStoryQuality).map(({ id }) => id)).toEqual(['calm'])
})

describe('PS-07 surprise me a little', () => {
  const good = analytics({ cleanliness: 9, political_neutrality: 9, popularity_score: 9 })
  const stories = Array.from({ length: 40 }, (_, index) =>
    aStory({ id: `s${index}`, categories: [index < 30 ? 'sports' : 'science'], tags: [], analytics: good }),
  )
  const meets = ({ categories }: NewsStory) => categories.includes('sports')

  test('every eighth story is a good one outside the interests; the others keep their order', () => {
    const ids = idsOf(stories, { ...OFF, surprise: true }, meets)
    expect([ids[7], ids[15], ids[23]]).toEqual(['s30', 's31', 's32'])
    expect(ids.slice(0, 7)).toEqual(stories.slice(0, 7).map(({ id }) => id))
    expect([...ids].sort()).toEqual(stories.map(({ id }) => id).sort())
  })

  test('what the reader is known to like is no surprise, and neither is a poor story', () => {
    const plain = stories.map(({ id }) => id)
    expect(idsOf(stories, { ...OFF, surprise: true, learned: { science: 5 } }, meets)).toEqual(plain)
    const poor = stories.map((story) => ({ ...story, analytics: analytics({ cleanliness: 4 }) }))
    expect(idsOf(poor, { ...OFF, surprise: true }, meets)).toEqual(plain)
  })

  test('a tag with accents that the reader has learned to like is no surprise', () => {
    const unknown = ({ categories }: NewsStory) => !categories.includes('sports')
    const tagged = stories.map((story) => (unknown(story) ? { ...story, tags: ['São Paulo'] } : story))
    const liked = { categories: [], tags: ['São Paulo'] }
    const learned = updateLearnedInterests({}, liked, { kind: 'save' })
    const plain = stories.map(({ id }) => id)
    expect(idsOf(tagged, { ...OFF, surprise: true, learned }, meets)).toEqual(plain)
  })
})
