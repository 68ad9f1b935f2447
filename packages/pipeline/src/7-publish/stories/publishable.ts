import { setImmediate as breathe } from 'node:timers/promises'
import { NewsStory, NewsTranslation, StoryDetails, StoryId } from '@plainwire/domain/contract'
import type { Story } from '@plainwire/domain/story'
import { findMultiStoryThreads, type Thread } from '@plainwire/domain/thread'
import { z } from 'zod'
import { type NewsStoryContext, toNewsStory, toNewsTranslation } from './news-story.ts'
import { toStoryDetails } from './story-details.ts'

/** A story that passed validation against the schemas in @plainwire/domain/contract. */
export interface PublishableStory {
  story: Story
  news: NewsStory
  /** `news` as JSON. Serialised per story, because serialising all of them together would block the process. */
  newsJson: string
  details: StoryDetails
}

/** A story that was not published, and why. */
export interface UnpublishedStory {
  storyId: string
  reason: string
}

/**
 * The number of stories checked before yielding to the event loop; more at once would delay the server in the
 * same process.
 */
const AT_ONCE = 20

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'it does not keep the contract'
}

function check(story: Story, about: NewsStoryContext): PublishableStory | UnpublishedStory {
  try {
    const news = NewsStory.parse(toNewsStory(story, about))
    if (!StoryId.safeParse(story.id).success)
      return { storyId: story.id, reason: 'its id is not one of ours' }
    if (news.sources.length === 0)
      return { storyId: story.id, reason: 'none of its sources can be linked to' }
    for (const text of Object.values(story.texts)) NewsTranslation.parse(toNewsTranslation(text))
    const details = StoryDetails.parse(toStoryDetails(story, news))
    return { story, news, newsJson: JSON.stringify(news), details }
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? firstProblem(cause) : String(cause)
    return { storyId: story.id, reason }
  }
}

/** The publishable stories, the threads that several of them are in, and the stories that were left out. */
export interface PublishableStories {
  published: PublishableStory[]
  threads: Thread[]
  leftOut: UnpublishedStory[]
}

/**
 * Converts stories to their published form and validates each against the contract: an invalid one is left out,
 * and the edition is still published.
 */
export async function toPublishableStories(
  stories: readonly Story[],
  about: NewsStoryContext,
): Promise<PublishableStories> {
  const threads = findMultiStoryThreads(stories)
  const { published, leftOut } = await checkAll(stories, {
    ...about,
    threadIds: new Set(threads.map(({ id }) => id)),
  })
  const gone = new Set(leftOut.map(({ storyId }) => storyId))
  if (!threads.some(({ storyIds }) => storyIds.some((id) => gone.has(id)))) {
    return { published, threads, leftOut }
  }
  // Converts the remaining stories again, because a thread that has lost a story may have a single one now.
  const rest = await toPublishableStories(
    stories.filter(({ id }) => !gone.has(id)),
    about,
  )
  return { ...rest, leftOut: [...leftOut, ...rest.leftOut] }
}

async function checkAll(
  stories: readonly Story[],
  about: NewsStoryContext,
): Promise<Pick<PublishableStories, 'published' | 'leftOut'>> {
  const published: PublishableStory[] = []
  const leftOut: UnpublishedStory[] = []
  for (const [index, story] of stories.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    const checked = check(story, about)
    if ('reason' in checked) leftOut.push(checked)
    else published.push(checked)
  }
  return { published, leftOut }
}
