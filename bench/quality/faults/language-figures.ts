import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { Fact, StoryText } from '@plainwire/domain/story'
import { createEditionState, createNewsroomFromReviewedData, type NewsroomData } from '@plainwire/pipeline'
import { TEST_NOW } from '../../../packages/pipeline/src/newsroom/newsroom.fixture.ts'
import { composeStory } from '../../../packages/pipeline/src/stories/compose.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { writeBaselineText } from './baseline-text.ts'
import { type BilingualSet, readBilingualSets } from './bilingual-stories.ts'
import { contradictEachOther } from './detection/contradictions.ts'
import type { MeasuredStoryText } from './story-text.ts'

/** The English and the Dutch text of a story, written by us and by the simple baseline. */
interface BilingualTexts {
  ours: [MeasuredStoryText, MeasuredStoryText]
  plain: [MeasuredStoryText, MeasuredStoryText]
}

const ourText = (
  { headline, subHeadline, sentences }: StoryText,
  articles: readonly Article[],
  facts: readonly Fact[],
): MeasuredStoryText => ({
  headline,
  subHeadline,
  sentences: sentences.map(({ text }) => ({ text })),
  sources: articles.map(({ text }) => text),
  facts,
})

/** Writes the stories of a set. Returns those with a text in both languages. */
async function bilingualTexts(
  { publishers, stories }: BilingualSet,
  data: NewsroomData,
): Promise<BilingualTexts[]> {
  const newsroom = createNewsroomFromReviewedData(data)
  const state = createEditionState(newsroom, publishers)
  const written: BilingualTexts[] = []
  for (const [at, unread] of stories.entries()) {
    const articles = [...state.reader.read(unread)]
    const id = `story-${at}`
    const story = await composeStory(
      newsroom,
      state,
      { id, threadId: id, articles, members: [] },
      { now: TEST_NOW },
    )
    if ('reason' in story || !story.texts.en || !story.texts.nl) continue
    const { facts = [] } = story
    const plain = (language: Language) =>
      writeBaselineText(
        articles.filter((article) => article.language === language),
        language,
        facts,
      )
    written.push({
      ours: [ourText(story.texts.en, articles, facts), ourText(story.texts.nl, articles, facts)],
      plain: [plain('en'), plain('nl')],
    })
  }
  return written
}

/**
 * Measures the percentage of stories whose English and Dutch texts give different values of a fact, and that
 * of a simple baseline.
 */
export async function measureLanguageFaults(folder: string, data: NewsroomData): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const set of await readBilingualSets(folder)) {
    const written = await bilingualTexts(set, data)
    const rate = (way: keyof BilingualTexts) =>
      roundToThree(
        (100 * written.filter((story) => contradictEachOther(...story[way])).length) /
          Math.max(1, written.length),
      )
    figures.push({
      measure: `${set.name}: % of stories whose English and Dutch texts give different values of a fact`,
      value: rate('ours'),
      items: written.length,
      on: set.on,
      target: 0,
      baseline: rate('plain'),
      lowerIsBetter: true,
    })
  }
  return figures
}
