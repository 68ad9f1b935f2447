import { hash } from 'node:crypto'
import { LANGUAGES } from '@plainwire/domain/language'
import type { Cluster, Story } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import { createEventLoopYielder } from '../concurrency/breather.ts'
import {
  type ComposedStory,
  type EditionState,
  removeExpiredStories,
  type StoryCompositionContext,
} from '../edition/edition-state.ts'
import { createRecordingServices } from '../edition/recorded-answers.ts'
import type { Newsroom } from '../newsroom/newsroom.ts'
import { composeStory, type RejectedStory } from './compose.ts'
import { countThreadReports } from './thread-reports.ts'

/** All current stories: those with texts and scores, and those that can't be published. */
export interface ComposedStories {
  stories: Story[]
  heldBack: RejectedStory[]
}

/**
 * Writes, translates and scores the current stories (stages 4 to 6), whose last article is at most seven days
 * old. Only changed stories are composed again. A story that fails is left out, and the edition is still
 * made.
 */
export async function composeAllStories(
  newsroom: Newsroom,
  state: EditionState,
  now: Date,
): Promise<ComposedStories> {
  removeExpiredStories(state, now)
  const stories: Story[] = []
  const heldBack: RejectedStory[] = []
  const breathe = createEventLoopYielder()
  const reports = countThreadReports(state.clusters.values(), state.publishers, state.knownReports)
  newsroom.translator?.startEdition?.()
  const answered = await newsroom.writer?.takeAnswered?.((storyId) => state.clusters.has(storyId))
  for (const story of inOrder(newsroom, state)) {
    await breathe()
    const fingerprint = fingerprintOf(story, now)
    const known = state.composed.get(story.id)
    const isSame = known?.fingerprint === fingerprint && !answered?.has(story.id)
    const isCurrent = isSame && !awaitsText(newsroom, known.story)
    const made = isCurrent
      ? { ...known, story: inThread(known.story, story) }
      : await composeSafely(newsroom, state, story, { now, threadReports: reports.get(story.threadId) })
    if ('reason' in made) heldBack.push(made)
    else {
      state.composed.set(story.id, { ...made, fingerprint })
      stories.push(made.story)
    }
  }
  return { stories, heldBack }
}

/**
 * Returns a text that changes when an article of the story is added, removed or edited (recognised by its
 * title, summary, text and dates), and every hour, because scores depend on age.
 */
function fingerprintOf(cluster: Cluster, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const articles = cluster.articles.map(({ id, title, summary, text, publishedAt, updatedAt, reserved }) => {
    const words = hash('sha256', `${summary}\n${text}`)
    return [id, title, words, publishedAt?.getTime(), updatedAt?.getTime(), reserved?.signals].join(':')
  })
  return [hour, ...articles].join('|')
}

/**
 * Returns a story that was composed earlier, with the thread (running topic) to which its cluster belongs
 * now.
 */
function inThread(story: Story, { threadId }: Cluster): Story {
  return story.threadId === threadId ? story : { ...story, threadId }
}

/**
 * Returns the clusters in the order in which they are composed. If there is a translator, which has little
 * time per edition, those with the most articles come first.
 */
function inOrder({ translator }: Newsroom, { clusters }: EditionState): Cluster[] {
  const all = [...clusters.values()]
  return translator ? all.sort((a, b) => b.articles.length - a.articles.length) : all
}

/** Whether a story lacks a text in some language that could be translated now. */
function awaitsText({ translator }: Newsroom, { texts }: Story): boolean {
  return translator?.isOpen?.() === true && LANGUAGES.some((language) => !texts[language])
}

async function composeSafely(
  newsroom: Newsroom,
  state: EditionState,
  story: Cluster,
  moment: StoryCompositionContext,
): Promise<Omit<ComposedStory, 'fingerprint'> | RejectedStory> {
  const { writer, translator } = newsroom
  const heard = writer || translator ? createRecordingServices(newsroom) : undefined
  try {
    const made = await composeStory({ ...newsroom, ...heard?.services }, state, story, moment)
    return 'reason' in made ? made : { story: made, moment, answers: heard?.answers }
  } catch (cause) {
    return {
      storyId: story.id,
      reason: `writing it failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    }
  }
}
