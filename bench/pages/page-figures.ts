import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { startProduct } from '../../e2e/product.ts'
import { News } from '../../packages/domain/src/contract/index.ts'
import { launchBrowser } from './browser.ts'
import { copyEdition } from './copied-edition.ts'
import { firstViewBytes, type PageBytes } from './first-view-bytes.ts'
import { type LighthouseFigures, lighthouseFigures } from './lighthouse.ts'
import { openSite, type Site } from './open-site.ts'
import { type ScrollFigures, scrollFigures } from './scrolling.ts'

/** Of the edition whose pages are judged, and of the largest that is promised to work. */
const [STORIES, MOST_STORIES] = [2000, 10_000]
/** Cards that a reader of the largest edition goes through. */
const SOME_CARDS = 400
/** Runs of Lighthouse for each page: one says little, five take a quarter of an hour. */
const RUNS = { quick: 3, full: 5 }
const KEY = 'bench'
const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

/** How fast pages are, on the sample and on an edition of 2,000 stories. */
export interface PageFigures {
  bytes: PageBytes[]
  lighthouse: LighthouseFigures[]
  scrolling: ScrollFigures[]
}

/** The pages that are judged: the front page, Local, and a story. */
async function pathsOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/news.json`)
  const [first] = News.parse(await answer.json()).stories
  return ['/', '/local', `/story/${first?.id}`]
}

/** Serves an edition of so many stories, copied of a running site's. */
async function openCopies(origin: string, stories: number, folder: string): Promise<Site> {
  const own = join(folder, `${stories}`)
  await copyEdition(origin, stories, own, KEY)
  return openSite({ folder: own, key: KEY, dist: DIST })
}

/** Addresses of sites by what they hold. */
type Sites = Record<string, string>

/** The transferred bytes of each page on a phone, and its Lighthouse scores. */
async function judgedPages(
  browser: Browser,
  sites: Sites,
  runs: number,
): Promise<Pick<PageFigures, 'bytes' | 'lighthouse'>> {
  const bytes: PageBytes[] = []
  const lighthouse: LighthouseFigures[] = []
  for (const [name, origin] of Object.entries(sites)) {
    for (const path of await pathsOf(origin)) {
      const page = `${path}, ${name}`
      bytes.push({ ...(await firstViewBytes(browser, origin, path)), path: page })
      lighthouse.push(await lighthouseFigures(page, origin + path, runs))
    }
  }
  return { bytes, lighthouse }
}

/**
 * Measures the application's own build, as a reader's phone meets it.
 *
 * @param isFull Lighthouse judges each page five times instead of three times
 */
export async function pageFigures({ isFull }: { isFull: boolean }): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-bench-'))
  const ends: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })]
  try {
    const product = await startProduct()
    ends.push(() => product.stop())
    const browser = await launchBrowser()
    ends.push(() => browser.close())
    const large = await openCopies(product.origin, STORIES, folder)
    ends.push(() => large.stop())
    const largest = await openCopies(product.origin, MOST_STORIES, folder)
    ends.push(() => largest.stop())
    const scrolling = [
      await scrollFigures(browser, large.origin, '2,000 stories', STORIES),
      await scrollFigures(browser, largest.origin, '10,000 stories', SOME_CARDS),
    ]
    const sites: Sites = { sample: product.origin, '2,000 stories': large.origin }
    return { scrolling, ...(await judgedPages(browser, sites, isFull ? RUNS.full : RUNS.quick)) }
  } finally {
    // After a failure, only some of them are open.
    for (const end of ends.toReversed()) await end()
  }
}
