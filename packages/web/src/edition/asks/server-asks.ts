import { API, Cities, PublicConfig } from '@plainwire/domain/contract'
import { getJson } from '../../lib/api.ts'
import type { Handler } from './ask.ts'
import { parsed } from './parsed.ts'

/** A story with all that proves it. */
export const askStory: Handler<string, typeof API.getStory.answer._output> = async ({ outside }, storyId) => {
  const path = API.getStory.path.replace('{id}', encodeURIComponent(storyId))
  return parsed(await getJson(`/api${path}`, outside), API.getStory.answer)
}

/** The cities a reader can choose (AP-08). */
export const askCities: Handler<void, typeof Cities._output> = async ({ outside }) =>
  parsed(await getJson('/cities.json', outside), Cities)

/** What this installation has switched on (RO-02). */
export const askConfig: Handler<void, PublicConfig> = async ({ outside }) =>
  parsed(await getJson('/config.json', outside), PublicConfig)

/** The figures of how accurate the newsroom is. */
export const askQuality: Handler<void, typeof API.getQuality.answer._output> = async ({ outside }) =>
  parsed(await getJson(`/api${API.getQuality.path}`, outside), API.getQuality.answer)
