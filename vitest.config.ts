import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

/** The tests of code without state. They leave nothing behind, so they can share a process. */
const SHARED = 'packages/domain/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['packages/store/src/testing/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    testTimeout: 20_000,
    setupFiles: ['scripts/test/patient-waits.ts'],
    expect: { poll: { timeout: 15_000 } },
    // By default Vitest leaves one core free. On two cores half the time would then be spent waiting for
    // databases and killed processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [SHARED],
          // All files of a worker share the loaded modules, and Node itself runs these, as in operation.
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
