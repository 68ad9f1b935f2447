import { join } from 'node:path'
import { NewsEdition, type NewsStory, StoryDetails } from '../../packages/domain/src/contract/index.ts'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'
import { createImageSigner } from '../../packages/server/src/images/image-address.ts'
import { writeTestEdition } from '../../packages/server/src/testing.ts'

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.json()
}

/** Signs the image addresses in a JSON text again, with our own key. */
function resigned(json: string, sign: (url: string) => string): string {
  return json.replace(/\/images\/[\w-]+\/([\w-]+)/g, (_, encoded: string) =>
    sign(Buffer.from(encoded, 'base64url').toString('utf8')),
  )
}

/**
 * Returns copy number `copy` of a story, with a new id and headline, and one hour older than the copy before.
 */
function copyOf(story: NewsStory, copy: number): NewsStory {
  if (copy === 0) return story
  const older = (moment: string) => new Date(Date.parse(moment) - copy * HOUR_MS).toISOString()
  return {
    ...story,
    id: `${story.id}c${copy}`,
    headline: `${story.headline} (${copy})`,
    published_at: older(story.published_at),
    updated_at: older(story.updated_at),
  }
}

/**
 * Makes an edition with a given number of stories by copying those of a running site. Texts, sources and
 * pictures are unchanged.
 *
 * @param folder the edition is written into its subfolder `editions`
 * @param key the key that signs the image addresses
 */
export async function copyEdition(
  origin: string,
  stories: number,
  folder: string,
  key: string,
): Promise<void> {
  const sign = createImageSigner(key)
  const json = resigned(JSON.stringify(await read(`${origin}/news.json`)), sign)
  const news = NewsEdition.parse(JSON.parse(json))
  const details = new Map<string, StoryDetails>()
  for (const { id } of news.stories) {
    const written = JSON.stringify(await read(`${origin}/api/stories/${id}`))
    details.set(id, StoryDetails.parse(JSON.parse(resigned(written, sign))))
  }
  const originals = news.stories
  const copies = Array.from({ length: stories }, (_, index) => {
    const original = originals[index % originals.length]
    if (!original) throw new Error('The site has no stories to copy.')
    return { story: copyOf(original, Math.floor(index / originals.length)), of: original.id }
  })
  const idOfOriginal = new Map(copies.map(({ story, of }) => [story.id, of]))
  const detailsOf = (story: NewsStory) => {
    const original = details.get(idOfOriginal.get(story.id) ?? '')
    if (!original) throw new Error(`The site has no details of ${story.id}.`)
    return { ...original, id: story.id, title: story.headline, story }
  }
  await writeTestEdition(
    join(folder, 'editions'),
    1,
    copies.map(({ story }) => story),
    { detailsOf, publishedAt: new Date().toISOString() },
  )
}
