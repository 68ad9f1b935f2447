import { vi } from 'vitest'

/**
 * How long a test waits for something that happens later, in ms. A wait ends as soon as it happens, so this
 * only matters on a busy machine, where Vitest's second is too short for a module that is loaded lazily.
 */
const TIMEOUT_MS = 45_000

const { waitFor } = vi

const waitPatiently: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })

// Test files that share a process each load this module.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
