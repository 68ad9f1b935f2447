import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

// The Chromium that was found is stored in the environment, so that worker processes don't search again.
process.env.PLAINWIRE_CHROMIUM ??= JSON.stringify(await findChromium())
const { executablePath, env, chromiumSandbox } = JSON.parse(process.env.PLAINWIRE_CHROMIUM)

export default defineConfig({
  testDir: '.',
  globalSetup: './product/start-product.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two browsers, besides the product, use two cores fully.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Timeouts are several times as long as the slowest test takes on two busy cores: they only end tests that
  // hang.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath, chromiumSandbox, env: { ...process.env, ...env } },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Service workers are blocked, because each context would otherwise fetch and cache every file of the
    // application. Tests of testing/network.ts allow them.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testMatch: '*.test.ts' },
    { name: 'screenshots', testMatch: '**/screenshots.ts' },
    { name: 'readme', testMatch: '**/readme-pictures.ts' },
  ],
})
