import { SERVER_PROGRAM } from './setup/paths.mjs'

/**
 * Options of Node for a process that runs for years: a young generation of 4 MB instead of 16 MB for the process and for each of its
 * threads, and an old generation that is collected when it has grown by a fifth, not when it has doubled. Both cost a tenth more
 * processor time while an edition is made. Code is compiled for size: pages are served as fast.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--optimize-for-size']

/**
 * Options of Node and the program of a role, as `npm start` and the systemd units run it.
 *
 * @param {string} role
 */
export const programArgs = (role) => [...NODE_FLAGS, SERVER_PROGRAM, role]

/**
 * The environment of such a process. React renders pages with half the work and memory in its form for production.
 *
 * @param {NodeJS.ProcessEnv} [settings] over those of this process
 * @returns {NodeJS.ProcessEnv}
 */
export const programEnvironment = (settings) =>
  withSmallAllocator({ ...process.env, NODE_ENV: 'production', ...settings })

/**
 * Adds to an environment what it doesn't have: two arenas of glibc's allocator instead of eight a core, because each holds on to
 * what a thread once needed, and blocks from 128 KB on that go back to the system when they are freed (glibc by itself raises that
 * limit to 32 MB). It means nothing where the allocator is another one.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withSmallAllocator(environment) {
  return {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...environment,
  }
}
