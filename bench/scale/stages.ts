import {
  clusterArticles,
  composeAllStories,
  createEditionState,
  createNewsroomFromReviewedData,
  type NewsroomData,
} from '@plainwire/pipeline'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
} from '../../packages/pipeline/src/newsroom/newsroom.fixture.ts'
import { cpuSeconds } from './cpu-seconds.ts'

/** The speed of a stage. */
export interface StageRow {
  stage: string
  articles: number
  /** Articles handled per second of CPU time of this process. */
  articlesPerSecond: number
}

async function measured(stage: string, articles: number, work: () => Promise<unknown>): Promise<StageRow> {
  const start = process.cpuUsage()
  await work()
  return { stage, articles, articlesPerSecond: Math.round(articles / cpuSeconds(process.cpuUsage(start))) }
}

/** Runs the sample edition's articles through the stages that make stories. The first round is a warm-up. */
export async function measureStageSpeeds(data: NewsroomData): Promise<StageRow[]> {
  const newsroom = createNewsroomFromReviewedData(data)
  const events = sampleEvents()
  const articles = sampleArticles(events).map(({ article }) => article)
  let rows: StageRow[] = []
  for (let round = 0; round < 2; round++) {
    const state = createEditionState(newsroom, samplePublishers(events))
    rows = [
      await measured('cluster', articles.length, () => clusterArticles(state, articles)),
      await measured('write, score and place', articles.length, () =>
        composeAllStories(newsroom, state, TEST_NOW),
      ),
    ]
  }
  return rows
}
