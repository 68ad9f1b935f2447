import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { startProduct } from '../../e2e/product/product.ts'
import { NewsEdition } from '../../packages/domain/src/contract/index.ts'
import { launchBrowser } from './browser.ts'
import { copyEdition } from './copied-edition.ts'
import { measureFirstViewBytes, type PageBytes } from './first-view-bytes.ts'
import { type LighthouseFigures, measureWithLighthouse } from './lighthouse.ts'
import { measureScrolling, type ScrollFigures } from './scrolling.ts'
import { type RunningSite, startSite } from './site-server.ts'

/** Stories in the edition on which pages are measured, and in the largest supported edition. */
const [STORIES, MAX_STORIES] = [2000, 10_000]
/** The number of cards that are scrolled through in the largest edition. */
const SOME_CARDS = 400
/** Lighthouse runs for each page: results of a single run vary too much, five take a quarter of an hour. */
const RUNS = { quick: 3, full: 5 }
const KEY = 'bench'
const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

/** Page speed with the sample edition and with an edition of 2,000 stories. */
export interface PageFigures {
  bytes: PageBytes[]
  lighthouse: LighthouseFigures[]
  scrolling: ScrollFigures[]
}

/** Returns the paths of the measured pages: the front page, Local, and a story. */
async function pathsOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/news.json`)
  const [first] = NewsEdition.parse(await answer.json()).stories
  return ['/', '/local', `/story/${first?.id}`]
}

/** Serves an edition of a given number of stories, copied from those of a running site. */
async function openCopies(origin: string, stories: number, folder: string): Promise<RunningSite> {
  const own = join(folder, `${stories}`)
  await copyEdition(origin, stories, own, KEY)
  return startSite({ folder: own, key: KEY, dist: DIST })
}

/** Origins of sites by the name of their edition. */
type Sites = Record<string, string>

/** Returns the transferred bytes of each page on a phone, and its Lighthouse scores. */
async function measurePages(
  browser: Browser,
  sites: Sites,
  runs: number,
): Promise<Pick<PageFigures, 'bytes' | 'lighthouse'>> {
  const bytes: PageBytes[] = []
  const lighthouse: LighthouseFigures[] = []
  for (const [name, origin] of Object.entries(sites)) {
    for (const path of await pathsOf(origin)) {
      const page = `${path}, ${name}`
      bytes.push({ ...(await measureFirstViewBytes(browser, origin, path)), path: page })
      lighthouse.push(await measureWithLighthouse(page, origin + path, runs))
    }
  }
  return { bytes, lighthouse }
}

/**
 * Measures the application's production build on a simulated phone.
 *
 * @param isFull true runs Lighthouse five times for each page instead of three times
 */
export async function measurePageSpeed({ isFull }: { isFull: boolean }): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-bench-'))
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })]
  try {
    const product = await startProduct()
    closers.push(() => product.stop())
    const browser = await launchBrowser()
    closers.push(() => browser.close())
    const large = await openCopies(product.origin, STORIES, folder)
    closers.push(() => large.stop())
    const largest = await openCopies(product.origin, MAX_STORIES, folder)
    closers.push(() => largest.stop())
    const scrolling = [
      await measureScrolling(browser, large.origin, '2,000 stories', STORIES),
      await measureScrolling(browser, largest.origin, '10,000 stories', SOME_CARDS),
    ]
    const sites: Sites = { sample: product.origin, '2,000 stories': large.origin }
    return { scrolling, ...(await measurePages(browser, sites, isFull ? RUNS.full : RUNS.quick)) }
  } finally {
    // Closes in reverse order whatever was opened, which after a failure isn't everything.
    for (const end of closers.toReversed()) await end()
  }
}
