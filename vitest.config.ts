import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

/** Code without state of its own, tested by files that leave nothing behind. */
const SHARED = 'packages/domain/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['packages/store/src/testing/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    testTimeout: 20_000,
    // By itself it leaves a core free: on two cores half the time would be spent waiting for databases and killed processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [SHARED],
          // A worker loads a module once for all of its files, and Node runs it by itself, as in operation.
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['{packages,content,scripts,deploy,bench,torture,training}/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, SHARED],
        },
      },
    ],
  },
})
