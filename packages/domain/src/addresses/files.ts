/** The base path of the calls that have no path of their own at the root of the site. */
export const API_BASE = '/api'

/** The edition, as every browser gets it. */
export const NEWS_PATH = '/news.json'
/** The folder of the edition's texts, a file for each locale. */
export const TRANSLATIONS_PATH = '/translations'
export const CITIES_PATH = '/cities.json'
export const CONFIG_PATH = '/config.json'
/** The page without a view that a browser stores for when there is no connection, in each language (`?lang=`). */
export const SHELL_PATH = '/shell.html'
/** The service worker. */
export const WORKER_PATH = '/sw.js'

/** Folders of a release's files: scripts, styles and fonts, and drawings. */
export const BUILD_PATH = '/build'
export const ASSETS_PATH = '/assets'
/** The folder of publishers' pictures, as the image proxy resizes them. */
export const IMAGES_PATH = '/images'
/** The folder of the pictures that link previews show. */
export const SHARE_IMAGES_PATH = '/images/share'
/** The folder of the feeds that programs read. */
export const FEEDS_PATH = '/feeds'
/** The operators' pages. */
export const ADMIN_PATH = '/admin'

/** Stories, under the API base. */
export const STORIES_PATH = '/stories'

/** The folders of calls and files: no page of the application is in one, so that none can be mistaken for one. */
export const RESERVED_PATHS = [
  API_BASE,
  ASSETS_PATH,
  BUILD_PATH,
  FEEDS_PATH,
  IMAGES_PATH,
  TRANSLATIONS_PATH,
] as const
