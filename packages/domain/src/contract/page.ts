import type { Language } from '../language/index.ts'
import type { PublicConfig } from './config.ts'
import type { Correction } from './corrections.ts'
import type { News } from './news.ts'
import type { QualityHistory } from './quality.ts'
import type { StoryDetails } from './stories.ts'

/** The input of one page that the server renders with the application's build. */
export interface PageRequest {
  /** Path and query, normalised: an address that the application doesn't know arrives as '/'. */
  url: string
  language: Language
  /** The edition; null before the first one. Which of its stories the page shows is the application's to choose. */
  news: News | null
  /** The story that the address names, of this edition or an earlier one. */
  story: StoryDetails | null
  /** Whether the address names a story that does not exist; false also if that could not be looked up. */
  isStoryMissing: boolean
  /** The quality figures, on their page; null on every other. */
  quality: QualityHistory | null
  /** The list of corrections, on its page; null on every other and where it can't be read. */
  corrections: readonly Correction[] | null
  config: PublicConfig
  /** The moment that relative times refer to. */
  now: Date
}

export interface RenderedPage {
  /** 404 if the story of the address does not exist. */
  status: number
  /** The whole document. */
  html: string
  language: Language
}

/** Renders a page. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage> | RenderedPage

/** The exports of the application's server build: it implements them, and the host calls them. */
export interface WebBuild {
  /** @param manifestPath the file that the client build wrote, `dist/client/.vite/manifest.json`; read once */
  createPageRenderer(manifestPath: string): RenderPage
}
