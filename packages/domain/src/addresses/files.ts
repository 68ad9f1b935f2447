/** The base path of all API calls except those at the root of the site. */
export const API_BASE = '/api'

/** The path of the current edition's stories, the same file for every reader. */
export const NEWS_PATH = '/news.json'
/** The folder of translated story texts, one file per locale. */
export const TRANSLATIONS_PATH = '/translations'
/** The path of the list of cities that readers can choose from. */
export const CITIES_PATH = '/cities.json'
/** The path of the public configuration of this installation. */
export const CONFIG_PATH = '/config.json'
/** The page that a browser caches to start the application offline; `?lang=` chooses the language. */
export const APP_SHELL_PATH = '/shell.html'
/** The path of the service worker. */
export const SERVICE_WORKER_PATH = '/sw.js'

/**
 * The folders of the application's own files: `BUILD_ASSETS_PATH` contains the scripts, styles and fonts,
 * `PLACEHOLDER_IMAGES_PATH` the drawings that are shown for stories without a picture.
 */
export const BUILD_ASSETS_PATH = '/build'
export const PLACEHOLDER_IMAGES_PATH = '/assets'
/** The folder of publishers' pictures, resized by the image proxy. */
export const IMAGES_PATH = '/images'
/** The folder of the pictures in link previews. */
export const SHARE_IMAGES_PATH = '/images/share'
/** The folder of RSS, Atom and JSON feeds of stories. */
export const FEEDS_PATH = '/feeds'
/** The base path of the pages for operators. */
export const ADMIN_PATH = '/admin'

/** The path of stories, relative to the API base. */
export const STORIES_PATH = '/stories'

/**
 * The first parts of the paths of API calls and files. No page of the application has a path below one of
 * these, so that a misspelled file path gets a 404 instead of a page.
 */
export const RESERVED_PATHS = [
  API_BASE,
  PLACEHOLDER_IMAGES_PATH,
  BUILD_ASSETS_PATH,
  FEEDS_PATH,
  IMAGES_PATH,
  TRANSLATIONS_PATH,
] as const
