import { defineConfig } from 'vitest/config'

/** As vitest.config.ts of the whole project, but without a database: the areas' tests need none. */
export default defineConfig({
  test: { env: { TZ: 'UTC' }, restoreMocks: true, testTimeout: 20_000, isolate: false },
})
