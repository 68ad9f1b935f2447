import { vi } from 'vitest'

/**
 * How long a test waits for something that happens later, in ms. A wait ends as soon as it happens, so this
 * only matters on a busy machine, where Vitest's default of one second is too short for a module that is
 * loaded lazily.
 */
const TIMEOUT_MS = 45_000

const { waitFor } = vi

const waitPatiently: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })

// Each test file loads this module, so in a process that files share, `waitFor` may already be replaced.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
