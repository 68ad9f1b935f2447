import { aNews, aSource, aStory } from '@plainwire/domain/testing'
import { expect, test, vi } from 'vitest'
import type { LoadedEdition } from '../editions/loaded-edition.ts'
import { ApiError } from '../errors.ts'
import { recordingLog } from '../testing.ts'
import { createImageSigner } from './image-address.ts'
import { startPreparingEditionPictures } from './start-preparing-edition-pictures.ts'

const KEY = 'a key of the tests'
const sign = createImageSigner(KEY)

function editionOf(urls: readonly string[]): LoadedEdition {
  const stories = urls.map((url, index) => {
    const picture = { type: 'image' as const, url: sign(url), is_primary: true, alt: '' }
    return aStory({ id: `s${index}`, sources: [aSource({ media: [picture] })] })
  })
  const published_at = '2026-11-20T12:00:00.000Z'
  return {
    pointer: { number: 1, content: 'sample', published_at, stories: stories.length, digest: '' },
    news: aNews(stories),
    passports: undefined,
    report: () => Promise.reject(new Error('none')),
    file: () => undefined,
    story: () => undefined,
  }
}

function warming(picture: (url: string, width: number) => Promise<Buffer>, first?: LoadedEdition) {
  let current = first
  const listeners = new Set<(edition: LoadedEdition) => void>()
  const { lines, log } = recordingLog()
  const stop = startPreparingEditionPictures({
    editions: {
      current: () => current,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    proxy: { picture },
    keys: [KEY],
    log,
    now: () => new Date('2026-11-20T12:00:00Z'),
  })
  const publish = (edition: LoadedEdition) => {
    current = edition
    for (const listener of listeners) listener(edition)
  }
  return { lines, stop, publish, listeners }
}

const urls = Array.from({ length: 14 }, (_, index) => `https://news.example/${index}.jpg`)

test('the first twelve pictures of an edition are made in three widths, one after the other', async () => {
  let running = 0
  const requests: string[] = []
  const { listeners, stop } = warming(async (url, width) => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    requests.push(`${url} ${width}`)
    return Buffer.alloc(0)
  }, editionOf(urls))
  await vi.waitFor(() => expect(requests).toHaveLength(36))
  expect(new Set(requests).size).toBe(36)
  stop()
  expect(listeners.size).toBe(0)
})

test('a picture that can’t be had holds up none of the others', async () => {
  const picture = vi.fn().mockRejectedValue(new ApiError('UPSTREAM_FAILED'))
  const { lines, publish } = warming(picture)
  publish(editionOf(urls.slice(0, 2)))
  await vi.waitFor(() => expect(picture).toHaveBeenCalledTimes(6))
  expect(lines).toEqual([])
})

test('a failure of our own is logged', async () => {
  const { lines } = warming(() => Promise.reject(new Error('no disk')), editionOf(urls))
  await vi.waitFor(() => expect(lines).toEqual(['Pictures could not be made ahead. no disk']))
})
