import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. The setup reads and writes only below it. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)))

export const NODE_MODULES = join(ROOT, 'node_modules')

/** The program of the Node that package-lock.json pins. It runs everything except the setup itself. */
export const PINNED_NODE = join(NODE_MODULES, '.bin', 'node')

/**
 * The folder for the setup's files other than packages: its lock and the unpacked browser. Ignored by git.
 */
export const SETUP_FOLDER = join(ROOT, '.setup')

/** The file that locks the setup: it exists while a setup runs, and contains the ids of its processes. */
export const LOCK_FILE = join(SETUP_FOLDER, 'lock')

/** The bundled server's program, which runs every role; relative to the root. Ignored by git. */
export const SERVER_PROGRAM = join('dist', 'server', 'main.mjs')

/** The signals by which a person or a supervisor ends a command. */
export const END_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
