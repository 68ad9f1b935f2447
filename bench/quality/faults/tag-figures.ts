import { createEditionState, createNewsroomFromReviewedData, type NewsroomData } from '@plainwire/pipeline'
import {
  createTestArticle,
  createTestPublisher,
  TEST_NOW,
} from '../../../packages/pipeline/src/newsroom/newsroom.fixture.ts'
import { composeStory } from '../../../packages/pipeline/src/stories/compose.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { findBaselineTags, isNonsenseTag } from './detection/nonsense-tags.ts'
import { readFullTexts, type StorySetArticle } from './story-sets.ts'

const TARGET = 3

const paperId = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const asArticle = ({ id, title, text, language, publisher: name, published_at }: StorySetArticle) =>
  createTestArticle({
    id,
    title,
    text,
    language,
    publisherId: paperId(name),
    publishedAt: published_at ? new Date(published_at) : undefined,
  })

/** Measures the percentage of stories with a nonsense tag, and that of a simple baseline. */
export async function measureTagFaults(folder: string, data: NewsroomData): Promise<Figure[]> {
  const stories = await readFullTexts(folder)
  const names = new Set(stories.flat().map((article) => article.publisher))
  const papers = Array.from(names, (name) => createTestPublisher({ id: paperId(name), name }))
  const newsroom = createNewsroomFromReviewedData(data)
  const state = createEditionState(newsroom, new Map(papers.map((paper) => [paper.id, paper])))
  const publishers = new Set(Array.from(names, (name) => name.toLowerCase()))
  const found: { ours: boolean; plain: boolean }[] = []
  for (const [at, story] of stories.entries()) {
    const articles = [...state.reader.read(story.map(asArticle))]
    const id = `story-${at}`
    const composed = await composeStory(
      newsroom,
      state,
      { id, threadId: id, articles, members: [] },
      { now: TEST_NOW },
    )
    if ('reason' in composed) continue
    const texts = story.map(({ title, text }) => `${title}\n${text}`)
    const isNonsense = (tag: string) => isNonsenseTag(tag, { texts, publishers })
    found.push({ ours: composed.tags.some(isNonsense), plain: findBaselineTags(texts).some(isNonsense) })
  }
  const rate = (way: 'ours' | 'plain') =>
    roundToThree((100 * found.filter((story) => story[way]).length) / Math.max(1, found.length))
  return [
    {
      measure: 'allsides_later: % of stories with a nonsense tag',
      value: rate('ours'),
      items: found.length,
      on: 'allsides_later, whole texts; found by simple rules that the tagger doesn’t use',
      target: TARGET,
      baseline: rate('plain'),
      lowerIsBetter: true,
    },
  ]
}
