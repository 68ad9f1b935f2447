import type { Article } from '../../packages/domain/src/article/index.ts'
import {
  analyseStorySources,
  type StorySourceAnalysis,
  type StorySourceAnalysisInput,
} from '../../packages/pipeline/src/4-write/read-story.ts'
import { createHeadlineAndTextJudge } from '../../packages/pipeline/src/6-score/judge.ts'
import { createArticleAnalyser } from '../../packages/pipeline/src/articles/article-reader.ts'
import type { NewsroomData } from '../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import { createTextJudge } from '../../packages/pipeline/src/stories/text-judge.ts'
import type { MakerInputs } from '../room/inputs.ts'
import { splitByKey } from '../splits.ts'

/** An event of the expert set: publishers' reports, and an expert's headline and summary of them. */
interface Event {
  story_id: string
  neutral_title: string
  neutral_summary: string
  articles: { title: string; lead: string }[]
}

/**
 * An event: the reading of its reports, as the writer gets it for a story, and the expert's headline and
 * summary.
 */
export interface ExpertEvent {
  title: string
  summary: string
  reading: StorySourceAnalysis
  input: StorySourceAnalysisInput
}

const JUDGEMENT = {
  clickbaitRules: 'content/lexicons/clickbait.json',
  clickbaitModel: 'content/weights/clickbait.json',
  clickbaitSigns: 'content/weights/clickbait-signs.json',
  opinionWords: 'content/weights/opinion-words.json',
  loadedWords: 'content/lexicons/loaded-words.json',
} as const
/** The inputs that are needed to read the events. */
export const EVENT_INPUTS: readonly string[] = ['expert-headlines', ...Object.values(JUDGEMENT)]

const LONG_AGO = new Date(0)

function articleOf({ title, lead }: Event['articles'][number], index: number): Article {
  return {
    id: String(index),
    publisherId: `publisher ${index}`,
    url: '',
    canonicalUrl: '',
    title,
    summary: '',
    text: lead,
    language: 'en',
    publishedAt: undefined,
    firstSeenAt: LONG_AGO,
    byline: undefined,
    updatedAt: undefined,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
}

interface Tools {
  input: StorySourceAnalysisInput
  /**
   * Reads the articles of one event. The set doesn't name publishers, so text that a publisher repeats in
   * many articles can't be recognised.
   */
  read: (articles: readonly Article[]) => Article[]
}

function toolsFrom(inputs: MakerInputs): Tools {
  const clickbaitRules = inputs.json<NewsroomData['clickbaitRules']>(JUDGEMENT.clickbaitRules)
  const judge = createHeadlineAndTextJudge({
    clickbaitRules,
    clickbaitModel: inputs.json<NewsroomData['clickbaitModel']>(JUDGEMENT.clickbaitModel),
    clickbaitSigns: inputs.json<NewsroomData['clickbaitSigns']>(JUDGEMENT.clickbaitSigns),
    opinionWords: inputs.json<NewsroomData['opinionWords']>(JUDGEMENT.opinionWords),
    loadedWords: inputs.json<NewsroomData['loadedWords']>(JUDGEMENT.loadedWords),
  })
  const publishers = new Map()
  return {
    input: {
      publishers,
      language: 'en',
      now: LONG_AGO,
      judge: createTextJudge(judge, { clickbaitRules }),
      reports: new Map(),
    },
    read: (articles) => createArticleAnalyser({ judge, publishers }).read(articles),
  }
}

/** Reads the events that may be fitted on, in the same way as the writer reads a story. */
export function readFittedEvents(inputs: MakerInputs): ExpertEvent[] {
  const { input, read } = toolsFrom(inputs)
  return inputs
    .lines<Event>('expert-headlines')
    .filter(({ story_id }) => splitByKey(story_id) === 'fitted')
    .map(({ story_id, neutral_title, neutral_summary, articles }) => ({
      title: neutral_title,
      summary: neutral_summary,
      reading: analyseStorySources(
        { id: story_id, threadId: story_id, articles: read(articles.map(articleOf)), members: [] },
        input,
      ),
      input,
    }))
}
