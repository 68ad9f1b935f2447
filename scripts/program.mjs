import { SERVER_PROGRAM } from './setup/paths.mjs'

/**
 * Node's options for a process that runs for months. The process and each of its threads get a young
 * generation of 4 MB instead of 16 MB, and the old generation is collected when it has grown by a fifth
 * instead of doubled. Together, these two options cost a tenth more CPU time while an edition is made. The
 * third one optimises code for size; pages are served as fast as without it.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--optimize-for-size']

/**
 * Node's option for a process that runs all roles: the old generation is first collected when it reaches 100
 * MB, which doesn't happen during the start. Otherwise the start needs twenty collections, a fifth of its CPU
 * time. A process with one role needs less memory, and would hold 20 MB more with this option.
 */
export const START_FLAGS = ['--initial-old-space-size=100']

/**
 * Returns Node's arguments for a role of the server, as `npm start` and the systemd units run it.
 *
 * @param {string} role
 */
export const programArgs = (role) => [
  ...NODE_FLAGS,
  ...(role === 'start' ? START_FLAGS : []),
  SERVER_PROGRAM,
  role,
]

/**
 * Returns the environment for a process of the server. With NODE_ENV=production React takes half the CPU time
 * and memory to render pages.
 *
 * @param {NodeJS.ProcessEnv} [settings] overrides variables of this process
 * @returns {NodeJS.ProcessEnv}
 */
export const programEnvironment = (settings) =>
  addAllocatorSettings({ ...process.env, NODE_ENV: 'production', ...settings })

/**
 * Adds settings of glibc's allocator to an environment, unless it has them: two arenas instead of eight per
 * core, because each arena retains the most that a thread ever needed, and blocks of at least 128 KB are
 * returned to the system when freed (glibc raises that limit to 32 MB by itself). Other allocators ignore the
 * settings.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function addAllocatorSettings(environment) {
  return {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...environment,
  }
}
