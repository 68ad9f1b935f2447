import { API, PublicConfig, type PublisherPassport, type SharedStory } from '@plainwire/domain/contract'
import { getJson, postJson } from '../../lib/api.ts'
import type { Handler } from './ask.ts'
import { parsed } from './parsed.ts'

/** The path of a call under the API base, with an id filled in. */
export function callPath({ path }: { path: string }, id: string): string {
  return `/api${path.replace('{id}', encodeURIComponent(id))}`
}

/** A story with all that proves it. */
export const askStory: Handler<string, typeof API.getStory.answer._output> = async ({ outside }, storyId) => {
  return parsed(await getJson(callPath(API.getStory, storyId), outside), API.getStory.answer)
}

/** A link to a story that stays readable. */
export const askShare: Handler<SharedStory, { shareUrl: string }> = async ({ outside }, story) =>
  parsed(await postJson(`/api${API.shareStory.path}`, story, outside), API.shareStory.answer)

/** Tells the editors that an article doesn't belong in a story. */
export const askNotTheSame: Handler<{ storyId: string; articleId: string }, { status: 'queued' }> = async (
  { outside },
  { storyId, articleId },
) => parsed(await postJson(callPath(API.notTheSame, storyId), { articleId }, outside), API.notTheSame.answer)

/** What there is to know of a publisher. */
export const askPublisher: Handler<string, PublisherPassport> = async ({ outside }, id) =>
  parsed(await getJson(callPath(API.getPublisher, id), outside), API.getPublisher.answer)

/** What this installation has switched on. */
export const askConfig: Handler<void, PublicConfig> = async ({ outside }) =>
  parsed(await getJson('/config.json', outside), PublicConfig)

/** The figures of how accurate the newsroom is. */
export const askQuality: Handler<void, typeof API.getQuality.answer._output> = async ({ outside }) =>
  parsed(await getJson(`/api${API.getQuality.path}`, outside), API.getQuality.answer)

/** What was corrected or withdrawn. */
export const askCorrections: Handler<void, typeof API.getCorrections.answer._output> = async ({ outside }) =>
  parsed(await getJson(`/api${API.getCorrections.path}`, outside), API.getCorrections.answer)
