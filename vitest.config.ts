import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defaultExclude, defineConfig } from 'vitest/config'
import { OWN_PROCESS } from './scripts/test/own-process.ts'

const ROOT = import.meta.dirname
/** The tests of the application, with JSX and style sheets, which only Vite can load. */
const WEB = 'packages/web/**/*.test.{ts,tsx}'

/** Lets tests wait longer than by default for what happens later. */
const PATIENT_WAITS = 'scripts/test/patient-waits.ts'

/** Files that share a process load each module once, and each test finds globals and environment unchanged. */
const SHARING = { isolate: false, unstubGlobals: true, unstubEnvs: true }

/** The tests of the application that need no document. A worker can't be shared with those that do. */
const WEB_WITHOUT_DOCUMENT = globSync(WEB, { cwd: ROOT, exclude: ['**/node_modules/**'] }).filter(
  (file) =>
    !readFileSync(join(ROOT, file), 'utf8').startsWith('// @vitest-environment happy-dom') &&
    !OWN_PROCESS.includes(file),
)

export default defineConfig({
  test: {
    globalSetup: ['packages/store/src/testing/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // Tests don't measure time: a busy machine may take this long, and only a test that hangs takes longer.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    setupFiles: [PATIENT_WAITS],
    expect: { poll: { timeout: 45_000 } },
    // By default Vitest leaves one core free. On two cores half the time would then be spent waiting for
    // databases and killed processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Projects run in the order of their names: the long files of 'alone' come first, so that no core has
    // nothing to do at the end.
    projects: [
      { extends: true, test: { name: 'alone', include: [...OWN_PROCESS] } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{packages,content,scripts,deploy,bench,torture,training}/**/*.test.ts'],
          exclude: [...defaultExclude, WEB, ...OWN_PROCESS],
          ...SHARING,
          // Node itself loads the modules, as in operation.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          setupFiles: [PATIENT_WAITS, 'packages/web/src/testing/patient-queries.ts'],
          include: [WEB],
          exclude: [...defaultExclude, ...WEB_WITHOUT_DOCUMENT, ...OWN_PROCESS],
        },
      },
      { extends: true, test: { name: 'web-shared', include: WEB_WITHOUT_DOCUMENT, ...SHARING } },
    ],
  },
})
