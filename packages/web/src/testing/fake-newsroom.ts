import type {
  CityRecord,
  News,
  QualityHistory,
  StoryDetails,
  TranslationFile,
} from '@plainwire/domain/contract'
import { vi } from 'vitest'
import type { Answer } from '../edition/news-answer.ts'
import type { Newsroom } from '../edition/newsroom.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'

interface Stock {
  news?: Answer<News>
  stories?: readonly StoryDetails[]
  story?: Answer<StoryDetails>
  cities?: CityRecord[]
  translations?: Answer<TranslationFile>
  quality?: Answer<QualityHistory>
}

const FAILED = { ok: false, failure: 'failed' } as const

/** A newsroom that answers at once from what it is given; without an edition it never answers for one. */
export function fakeNewsroom({ news, stories = [], story, cities = [], ...stock }: Stock = {}) {
  const found = (id: string): Answer<StoryDetails> => {
    const data = stories.find((details) => details.id === id)
    return data ? { ok: true, data } : { ok: false, failure: 'not-found' }
  }
  return {
    news: vi.fn<Newsroom['news']>(() => (news ? Promise.resolve(news) : new Promise(() => {}))),
    story: vi.fn<Newsroom['story']>(async (id) => story ?? found(id)),
    translations: vi.fn<Newsroom['translations']>(async () => stock.translations ?? FAILED),
    cities: vi.fn<Newsroom['cities']>(async () => ({ ok: true, data: cities })),
    config: vi.fn<Newsroom['config']>(async () => ({ ok: true, data: DEFAULT_CONFIG })),
    quality: vi.fn<Newsroom['quality']>(async () => stock.quality ?? FAILED),
  }
}
