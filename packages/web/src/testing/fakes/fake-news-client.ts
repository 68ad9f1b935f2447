import type {
  CityRecord,
  Correction,
  NewsEdition,
  QualityHistory,
  StoryDetails,
  TranslationFile,
} from '@plainwire/domain/contract'
import { getLocaleForLanguage, LANGUAGES } from '@plainwire/domain/language'
import { findMatchingCities } from '@plainwire/domain/place'
import { type Mock, vi } from 'vitest'
import { WORKER_REQUEST_HANDLERS, type WorkerRequestKind } from '../../edition/handlers/handlers.ts'
import type { NewsRequestResult } from '../../edition/news-answer.ts'
import { createNewsClient, type NewsClient } from '../../edition/news-client.ts'
import {
  addTranslations,
  createInMemoryEdition,
  type InMemoryEdition,
} from '../../edition/worker/edition-in-memory.ts'
import type { WorkerState } from '../../edition/worker/worker-state.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'

/** The data that a fake client answers with. */
interface Stock {
  news?: NewsRequestResult<NewsEdition>
  stories?: readonly StoryDetails[]
  story?: NewsRequestResult<StoryDetails>
  cities?: CityRecord[]
  translations?: NewsRequestResult<TranslationFile>
  quality?: NewsRequestResult<QualityHistory>
  corrections?: NewsRequestResult<{ corrections: Correction[] }>
}

/** A client whose requests are mocks. */
export type FakeNewsClient = { [Kind in WorkerRequestKind]: Mock<NewsClient[Kind]> } & {
  /** Makes an edition the newest one. */
  publish: (news: NewsRequestResult<NewsEdition>) => void
}

const FAILED = { ok: false, failure: 'failed' } as const

function held(
  news: NewsEdition,
  translations: NewsRequestResult<TranslationFile> | undefined,
): InMemoryEdition {
  const edition = createInMemoryEdition(structuredClone(news))
  if (translations?.ok)
    for (const language of LANGUAGES)
      addTranslations(edition, getLocaleForLanguage(language), translations.data)
  return edition
}

/**
 * Creates the state of an edition worker that already has the edition in `news` and never fetches one.
 * Without an edition, the promises of the state stay pending.
 */
function fakeState({ news, translations }: Stock) {
  const editions = new Map<number, InMemoryEdition>()
  let latest: NewsRequestResult<InMemoryEdition> | undefined
  const publish = (answer: NewsRequestResult<NewsEdition>) => {
    latest = answer.ok ? { ok: true, data: held(answer.data, translations) } : answer
    if (latest.ok) editions.set(latest.data.news.edition, latest.data)
  }
  if (news) publish(news)
  const answer = (data?: InMemoryEdition): Promise<NewsRequestResult<InMemoryEdition>> => {
    const known = data ? ({ ok: true, data } as const) : latest
    return known ? Promise.resolve(known) : new Promise(() => {})
  }
  const state: WorkerState = {
    outside: { fetch: async () => new Response('', { status: 500 }), wait: async () => {} },
    load: () => answer(),
    edition: (number) => answer(editions.get(number)),
  }
  return { state, publish }
}

/**
 * Creates a client that answers at once from the data in `stock`, for most requests with the real handlers of
 * the edition worker. Without an edition, requests about the edition stay pending.
 */
export function fakeNewsClient(stock: Stock = {}): FakeNewsClient {
  const { stories = [], story, cities = [], quality = FAILED, corrections = FAILED } = stock
  const { state, publish } = fakeState(stock)
  const found = (id: string): NewsRequestResult<StoryDetails> => {
    const data = stories.find((details) => details.id === id)
    return data ? { ok: true, data } : { ok: false, failure: 'not-found' }
  }
  const answering: NewsClient = {
    ...createNewsClient((kind, input) => WORKER_REQUEST_HANDLERS[kind](state, input as never)),
    story: async (id) => story ?? found(id),
    cities: async (typed) => ({ ok: true, data: findMatchingCities<CityRecord>([], cities, typed) }),
    placesNear: async () => ({ ok: true, data: [] }),
    placeOfAddress: async () => ({ ok: true, data: null }),
    config: async () => ({ ok: true, data: DEFAULT_CONFIG }),
    quality: async () => quality,
    corrections: async () => corrections,
  }
  const mocks = Object.entries(answering).map(([kind, request]) => [kind, vi.fn(request as () => unknown)])
  return { ...Object.fromEntries(mocks), publish }
}
