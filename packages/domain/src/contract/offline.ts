/** The page without a view that a browser keeps for when there is no connection, in each language (`?lang=`). */
export const SHELL_PATH = '/shell.html'
/** The service worker. */
export const WORKER_PATH = '/sw.js'
