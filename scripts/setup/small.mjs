/**
 * Options of Node for a process that runs for years: a young generation of 4 MB instead of 16 MB for the process and for each of its
 * threads. It is collected more often, which costs a tenth more processor time while an edition is made.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4']

/**
 * The environment of such a process: two arenas of glibc's allocator instead of eight a core, unless it says otherwise. Each
 * arena holds on to what a thread once needed. It means nothing where the allocator is another one.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withFewArenas(environment) {
  return { MALLOC_ARENA_MAX: '2', ...environment }
}
