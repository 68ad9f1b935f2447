/** The page without content that a browser caches for offline use, one per language (`?lang=`). */
export const SHELL_PATH = '/shell.html'
/** The service worker. */
export const WORKER_PATH = '/sw.js'
