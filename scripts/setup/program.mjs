import { SERVER_PROGRAM } from './paths.mjs'
import { NODE_FLAGS, withSmallAllocator } from './small.mjs'

/**
 * Options of Node and the program of a role, as `npm start` and the systemd units run it.
 *
 * @param {string} role
 */
export const programArgs = (role) => [...NODE_FLAGS, SERVER_PROGRAM, role]

/**
 * The environment of such a process. React draws pages with half the work and memory in its form for production.
 *
 * @param {NodeJS.ProcessEnv} settings over those of this process
 * @returns {NodeJS.ProcessEnv}
 */
export const programEnvironment = (settings) =>
  withSmallAllocator({ ...process.env, NODE_ENV: 'production', ...settings })
