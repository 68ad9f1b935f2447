import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,content,scripts,deploy,bench,torture,training}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/store/src/testing/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    testTimeout: 20_000,
    // By itself it leaves a core free: on two cores half the time would be spent waiting for databases and killed processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
