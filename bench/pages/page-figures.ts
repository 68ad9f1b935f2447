import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../../e2e/product.ts'
import { News } from '../../packages/domain/src/contract/index.ts'
import { launchBrowser } from './browser.ts'
import { copyEdition } from './copied-edition.ts'
import { firstViewBytes, type PageBytes } from './first-view-bytes.ts'
import { type LighthouseFigures, lighthouseFigures } from './lighthouse.ts'
import { openSite } from './open-site.ts'
import { type ScrollFigures, scrollFigures } from './scrolling.ts'

const STORIES = 2000
const KEY = 'bench'
const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

/** How fast pages are, on the sample and on an edition of 2,000 stories. */
export interface PageFigures {
  bytes: PageBytes[]
  lighthouse: LighthouseFigures[]
  scrolling: ScrollFigures
}

/** The pages that are judged: the front page, Local, and a story. */
async function pathsOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/news.json`)
  const [first] = News.parse(await answer.json()).stories
  return ['/', '/local', `/story/${first?.id}`]
}

/**
 * Measures the application's own build, as a reader's phone meets it.
 *
 * @param hasLighthouse Lighthouse takes a quarter of an hour
 */
export async function pageFigures({ hasLighthouse }: { hasLighthouse: boolean }): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-bench-'))
  const product = await startProduct()
  const browser = await launchBrowser()
  await copyEdition(product.origin, STORIES, folder, KEY)
  const large = await openSite({ folder, key: KEY, dist: DIST })
  try {
    const figures: PageFigures = {
      bytes: [],
      lighthouse: [],
      scrolling: await scrollFigures(browser, large.origin, STORIES),
    }
    for (const [name, { origin }] of [
      ['sample', product],
      ['2,000 stories', large],
    ] as const) {
      for (const path of await pathsOf(origin)) {
        const bytes = await firstViewBytes(browser, origin, path)
        figures.bytes.push({ ...bytes, path: `${path}, ${name}` })
        if (hasLighthouse) figures.lighthouse.push(await lighthouseFigures(`${path}, ${name}`, origin + path))
      }
    }
    return figures
  } finally {
    await browser.close()
    await large.stop()
    await product.stop()
    await rm(folder, { recursive: true })
  }
}
