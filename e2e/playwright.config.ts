import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

// Stored in the environment, so that the worker processes don't search again.
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
  // Several times as long as the slowest test takes on two busy cores. They only end tests that hang.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, chromiumSandbox, env: { ...process.env, ...env } },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Each context would otherwise fetch and cache every file of the application. testing/network.ts has it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testMatch: '*.test.ts' },
    { name: 'screenshots', testMatch: '**/screenshots.ts' },
    { name: 'readme', testMatch: '**/readme-pictures.ts' },
  ],
})
