import { API, Cities, News, PublicConfig, TranslationFile } from '@plainwire/domain/contract'
import { readStories } from '@plainwire/domain/edition'
import { z } from 'zod'
import { type Fetched, getJson, type Outside } from '../lib/api.ts'
import type { Answer, Answers, Ask } from './news-answer.ts'

const NewsEnvelope = News.omit({ stories: true }).extend({ stories: z.array(z.unknown()) })

function parsed<T>(fetched: Fetched, schema: z.ZodType<T>): Answer<T> {
  if (!fetched.ok) return fetched
  const result = schema.safeParse(fetched.data)
  return result.success ? { ok: true, data: result.data } : { ok: false, failure: 'invalid' }
}

/** The edition; stories that fail are left out (ND-02). */
async function news(isRefresh: boolean, outside: Outside): Promise<Answer<News>> {
  const fetch: Outside['fetch'] = (url, init) =>
    outside.fetch(url, { ...init, cache: isRefresh ? 'no-cache' : 'default' })
  const answer = parsed(await getJson('/news.json', { ...outside, fetch }), NewsEnvelope)
  if (!answer.ok) return answer
  return { ok: true, data: { ...answer.data, stories: readStories(answer.data.stories).stories } }
}

async function story(storyId: string, outside: Outside): Promise<Answer<Answers['story']>> {
  const path = API.getStory.path.replace('{id}', encodeURIComponent(storyId))
  return parsed(await getJson(`/api${path}`, outside), API.getStory.answer)
}

/** Fetches what is asked for and reads it by the contract. Everything the application takes in comes through here. */
export async function answerAsk(ask: Ask, outside: Outside): Promise<Answer<Answers[Ask['kind']]>> {
  if (ask.kind === 'news') return news(ask.isRefresh, outside)
  if (ask.kind === 'story') return story(ask.storyId, outside)
  if (ask.kind === 'translations') return parsed(await getJson(`/${ask.file}`, outside), TranslationFile)
  if (ask.kind === 'cities') return parsed(await getJson('/cities.json', outside), Cities)
  if (ask.kind === 'quality')
    return parsed(await getJson(`/api${API.getQuality.path}`, outside), API.getQuality.answer)
  return parsed(await getJson('/config.json', outside), PublicConfig)
}
