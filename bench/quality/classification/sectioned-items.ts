import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFeed } from '../../../packages/pipeline/src/1-gather/index.ts'

/** An item whose address names a section of its publisher. */
export interface SectionedItem {
  id: string
  title: string
  text: string
  category: string
}

/** Sections by host and first part of the path, of publishers that no weight was fitted on. */
const SECTIONS: Record<string, string> = {
  sports: `smh.com.au/sport bbc.co.uk/sport foxnews.com/sports dailymail.co.uk/sport nzherald.co.nz/sport cnn.com/sport
    cnn.com/football stuff.co.nz/sport dailytelegraph.com.au/sport cnn.com/tennis`,
  business: `smh.com.au/business nzherald.co.nz/business nytimes.com/business dailymail.co.uk/money cnn.com/business
    latimes.com/business dailytelegraph.com.au/business cnn.com/investing cnn.com/economy stuff.co.nz/business`,
  politics: 'smh.com.au/politics cnn.com/politics foxnews.com/politics latimes.com/politics',
  entertainment: `smh.com.au/culture dailymail.co.uk/tvshowbiz cnn.com/entertainment foxnews.com/entertainment
    latimes.com/entertainment-arts nzherald.co.nz/entertainment nytimes.com/arts stuff.co.nz/entertainment`,
  technology:
    'cnn.com/tech nytimes.com/technology foxnews.com/tech smh.com.au/technology dailytelegraph.com.au/technology',
}
const CATEGORY_OF = new Map(
  Object.entries(SECTIONS).flatMap(([category, paths]) =>
    paths.split(/\s+/).map((path): [string, string] => [path, category]),
  ),
)
const CHARACTERS = 450
const NOW = new Date('2026-01-01T00:00:00Z')

function sectionOf(link: string | undefined): string | undefined {
  const url = link ? URL.parse(link) : null
  if (!url) return undefined
  const first = url.pathname.split('/').find((part) => part !== '' && !/^\d+$/.test(part)) ?? ''
  return CATEGORY_OF.get(`${url.hostname.replace(/^www\./, '')}/${first}`)
}

/**
 * Returns the items of the feed archive that are in a section with a category of ours: title and summary,
 * together 450 characters.
 */
export async function readSectionedItems(data: string): Promise<SectionedItem[]> {
  const folder = join(data, 'feeds-archive')
  const days = (await readdir(folder)).filter((name) => /^2020-\d\d-\d\d$/.test(name)).sort()
  const items = new Map<string, SectionedItem>()
  for (const day of days) {
    for (const file of (await readdir(join(folder, day))).filter((name) => name.endsWith('.xml')).sort()) {
      const { entries } = parseFeed(await readFile(join(folder, day, file)), {
        url: 'https://feed.example/',
        now: NOW,
      })
      for (const { title, link, summary } of entries) {
        const category = sectionOf(link ?? undefined)
        if (!category || !title || items.has(title)) continue
        const text = (summary ?? '').slice(0, Math.max(0, CHARACTERS - title.length))
        items.set(title, { id: title, title, text, category })
      }
    }
  }
  return [...items.values()]
}
