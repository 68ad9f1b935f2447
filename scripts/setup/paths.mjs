import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout: everything that setup reads or writes is below it. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)))

export const NODE_MODULES = join(ROOT, 'node_modules')

/** The Node of the lock file, on which everything but setup itself runs. */
export const PINNED_NODE = join(NODE_MODULES, '.bin', 'node')

/** Files of the set-up other than packages: its lock, the unpacked browser. Ignored by git. */
export const SETUP_FOLDER = join(ROOT, '.setup')

/** The sample edition's drawings. Ignored by git. */
export const DRAWINGS_FOLDER = join(ROOT, 'dist', 'drawings')

export const WEB_FOLDER = join(ROOT, 'packages', 'web')

/** The bundled server, made by the set-up. Ignored by git. */
export const SERVER_FOLDER = join(ROOT, 'dist', 'server')

/** The program of every role in that bundle. */
export const SERVER_PROGRAM = join('dist', 'server', 'main.mjs')
