import type {
  CityRecord,
  News,
  PublicConfig,
  QualityHistory,
  StoryDetails,
  TranslationFile,
} from '@plainwire/domain/contract'
import type { FetchFailure } from '../lib/api.ts'

/** Why something could not be had; 'invalid': it came and was not what it should be; 'unavailable': nobody is there to ask. */
export type Failure = FetchFailure | 'invalid' | 'unavailable'
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure }

/** What can be asked of the newsroom, and what it answers. */
export interface Answers {
  news: News
  story: StoryDetails
  cities: CityRecord[]
  translations: TranslationFile
  config: PublicConfig
  quality: QualityHistory
}

export type Ask =
  /** `isRefresh`: past every cache, for a newer edition than the one at hand. */
  | { kind: 'news'; isRefresh: boolean }
  | { kind: 'story'; storyId: string }
  | { kind: 'translations'; file: string }
  | { kind: 'cities' | 'config' | 'quality' }
