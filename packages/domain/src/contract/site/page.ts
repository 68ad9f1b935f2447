import type { Language } from '../../language/index.ts'
import type { NewsEdition } from '../edition/news.ts'
import type { StoryDetails } from '../story/stories.ts'
import type { PublicConfig } from './config.ts'
import type { Correction } from './corrections.ts'
import type { QualityHistory } from './quality.ts'

/** The input from which the application's server build renders one page. */
export interface PageRequest {
  /** Normalised path and query; an address that the application doesn't know is passed as '/'. */
  url: string
  language: Language
  /**
   * The current edition; null if there is none yet. The application chooses which of its stories the page
   * shows.
   */
  news: NewsEdition | null
  /**
   * The story that the address names, from the current or an earlier edition; null if the address names none or
   * the story wasn't found.
   */
  story: StoryDetails | null
  /** Whether the address names a story that does not exist; false if it couldn't be looked up. */
  isStoryMissing: boolean
  /** The quality figures, on the page that shows them; null on all others. */
  quality: QualityHistory | null
  /** The list of corrections, on the page that shows it; null on all others and if it can't be read. */
  corrections: readonly Correction[] | null
  config: PublicConfig
  /** The moment to which relative times refer. */
  now: Date
}

/** A page, rendered by the server. */
export interface RenderedPage {
  /** 404 if the story of the address does not exist. */
  status: number
  /** The complete HTML document. */
  html: string
  language: Language
}

/** Renders a page. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage> | RenderedPage

/** The exports of the server build of packages/web, by which packages/host renders pages. */
export interface WebServerBuildExports {
  /** @param manifestPath the file that the client build wrote, `dist/client/.vite/manifest.json`; read once */
  createPageRenderer(manifestPath: string): PageRenderer
}
