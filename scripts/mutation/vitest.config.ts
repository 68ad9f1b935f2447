import { defineConfig } from 'vitest/config'

/**
 * As vitest.config.ts of the whole project, but without a database, which the areas' tests don't need, and with one worker for all files
 * of a run: a run is made for each fault.
 */
export default defineConfig({
  test: { env: { TZ: 'UTC' }, restoreMocks: true, testTimeout: 20_000, isolate: false },
})
