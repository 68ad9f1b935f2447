import { defineConfig } from 'vitest/config'

/**
 * Differs from the project's vitest.config.ts in two ways: it starts no database, because no test of a mutation
 * area needs one, and it uses one worker for all files of a run, because there is a run for each mutant.
 */
export default defineConfig({
  test: { env: { TZ: 'UTC' }, restoreMocks: true, testTimeout: 20_000, isolate: false },
})
