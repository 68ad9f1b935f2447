import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

/** The mid-range phone that Lighthouse simulates. */
export const SIMULATED_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** Starts the Chromium that the browser tests use. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env, chromiumSandbox } = await findChromium()
  return chromium.launch({ executablePath, chromiumSandbox, env: { ...process.env, ...env } })
}
