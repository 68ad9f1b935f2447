import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { MB } from '../../packages/domain/src/units/index.ts'
import { findChromium } from '../../scripts/chromium.mjs'
import { median } from '../median.ts'
import { startHeaderRemovingProxy } from './header-removing-proxy.ts'

/**
 * The version of Lighthouse that npx fetches when it is first used. It isn't a dependency, because it brings
 * more packages than the product has.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_OUTPUT_BYTES = 64 * MB
/**
 * How often Lighthouse is run until it succeeds: Chromium sometimes records a trace without its beginning.
 */
const ATTEMPTS = 3
/**
 * The response headers that the relay removes. With them, the headless shell of Chromium 147, which a machine
 * without a browser uses, aborts a traced page request.
 */
const LEFT_OUT = ['referrer-policy']
const run = promisify(execFile)

const Audit = z.object({ numericValue: z.number() })
const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
})

/** Medians of several Lighthouse runs with its simulated phone. */
export interface LighthouseFigures {
  page: string
  performance: number
  /** The lowest of the scores for accessibility, best practices and SEO. */
  others: number
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  layoutShift: number
}

/**
 * Runs Lighthouse once and returns its report as JSON. If the run fails, the thrown error contains
 * Lighthouse's own message.
 */
async function runLighthouse(url: string): Promise<string> {
  const { executablePath, env } = await findChromium()
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox --disable-gpu']
  try {
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return stdout
  } catch (error) {
    throw new Error(`Lighthouse could not judge ${url}: ${(error as { stderr?: string }).stderr ?? error}`)
  }
}

async function reportOf(url: string, attempts = ATTEMPTS): Promise<z.infer<typeof Report>> {
  try {
    return Report.parse(JSON.parse(await runLighthouse(url)))
  } catch (error) {
    if (attempts === 1) throw error
    console.error('Lighthouse is run again.', error)
    return reportOf(url, attempts - 1)
  }
}

/**
 * Returns Lighthouse reports of several runs on a page. A relay removes the headers that break tracing in
 * this Chromium; nothing else about the site is changed.
 */
async function reportsOf(url: string, runs: number): Promise<z.infer<typeof Report>[]> {
  const { origin, pathname } = new URL(url)
  const relay = await startHeaderRemovingProxy(origin, LEFT_OUT)
  try {
    const reports: z.infer<typeof Report>[] = []
    for (let index = 0; index < runs; index++) reports.push(await reportOf(relay.origin + pathname))
    return reports
  } finally {
    await relay.stop()
  }
}

/** Measures a page with Lighthouse's simulated mid-range phone on a slow connection. */
export async function measureWithLighthouse(
  page: string,
  url: string,
  runs: number,
): Promise<LighthouseFigures> {
  const reports = await reportsOf(url, runs)
  const audit = (name: keyof z.infer<typeof Report>['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue))
  const others = reports.flatMap(({ categories: { performance, ...rest } }) =>
    Object.values(rest).map(({ score }) => score),
  )
  return {
    page,
    performance: median(reports.map(({ categories }) => categories.performance?.score ?? 0)),
    others: Math.min(...others),
    firstPaintMs: Math.round(audit('first-contentful-paint')),
    largestPaintMs: Math.round(audit('largest-contentful-paint')),
    blockedMs: Math.round(audit('total-blocking-time')),
    layoutShift: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  }
}
