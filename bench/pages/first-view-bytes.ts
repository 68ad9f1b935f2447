import type { Browser } from '@playwright/test'
import { SIMULATED_PHONE } from './browser.ts'
import { isHydrated } from './in-page.mjs'

/** The bytes that a page transfers until it is interactive, in KB of 1,024 bytes. */
export interface PageBytes {
  path: string
  requests: number
  script: number
  /** The goal for `script`: its largest acceptable value, in KB. */
  scriptGoal: number
  all: number
  /** The goal for `all`, which includes fonts and pictures: its largest acceptable value, in KB. */
  allGoal: number
}

const SCRIPT_GOAL = 140
const ALL_GOAL = 330
const KILOBYTE = 1024
const rounded = (bytes: number) => Math.round((bytes / KILOBYTE) * 10) / 10

/** Counts the bytes that a phone receives from the first request until the application is interactive. */
export async function measureFirstViewBytes(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageBytes> {
  const page = await browser.newPage(SIMULATED_PHONE)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const scripts = new Set<string>()
  const sizes = new Map<string, number>()
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  await page.goto(origin + path)
  await page.waitForFunction(isHydrated)
  const bytes = [...sizes]
  await page.close()
  const sum = (some: typeof bytes) => rounded(some.reduce((total, [, size]) => total + size, 0))
  return {
    path,
    requests: bytes.length,
    script: sum(bytes.filter(([id]) => scripts.has(id))),
    scriptGoal: SCRIPT_GOAL,
    all: sum(bytes),
    allGoal: ALL_GOAL,
  }
}
