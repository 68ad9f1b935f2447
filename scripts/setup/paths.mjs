import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout: everything that the set-up reads or writes is below it. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)))

export const NODE_MODULES = join(ROOT, 'node_modules')

/** The Node of the lock file, on which everything but the set-up itself runs. */
export const PINNED_NODE = join(NODE_MODULES, '.bin', 'node')

/** Files of the set-up other than packages: its lock, the unpacked browser. Ignored by git. */
export const SETUP_FOLDER = join(ROOT, '.setup')

/** There while a set-up runs, with the numbers of its processes. */
export const LOCK = join(SETUP_FOLDER, 'lock')

/** The program of every role in the bundled server, from the root. Ignored by git. */
export const SERVER_PROGRAM = join('dist', 'server', 'main.mjs')

/** The signals by which a person or a supervisor ends a command. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
