import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSampleContent } from './read-sample-content.ts'
import { anEvent, aPublisher } from './sample-fixture.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-sample-'))
  mkdirSync(join(folder, 'events'))
  write('publishers.json', [aPublisher()])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, data: unknown): void {
  writeFileSync(join(folder, file), typeof data === 'string' ? data : JSON.stringify(data))
}

test('reads publishers and events', async () => {
  write('events/lock-closes.json', anEvent())
  const content = await readSampleContent(folder)
  expect(content.publishers.map(({ id }) => id)).toEqual(['river-post'])
  expect(content.events.map(({ id }) => id)).toEqual(['lock-closes'])
})

test.each([
  ['is not JSON', '{', /lock-closes\.json: not JSON/],
  [
    'lacks a title',
    { ...anEvent(), articles: [{ ...anEvent().articles[0], title: '' }] },
    /lock-closes\.json: articles\.0\.title: /,
  ],
  ['has another id than its name', { ...anEvent(), id: 'other' }, /lock-closes\.json: the id is other/],
  [
    'names an unknown publisher',
    anEvent([{ publisher: 'nobody' }]),
    /lock-closes\.json: no publisher nobody/,
  ],
  [
    'names an unknown near miss',
    anEvent([{}], { nearMissOf: 'nothing' }),
    /lock-closes\.json: no event nothing/,
  ],
  [
    'asks for a drawing outside its folder',
    { ...anEvent(), articles: [{ ...anEvent().articles[0], image: { scene: '../a', seed: 1, alt: 'x' } }] },
    /lock-closes\.json: articles\.0\.image/,
  ],
])('the error names the file that %s', async (_name, event, message) => {
  write('events/lock-closes.json', event)
  await expect(readSampleContent(folder)).rejects.toThrow(message)
})

test('the error names both files that use one article id', async () => {
  write('events/lock-closes.json', anEvent())
  write('events/lock-opens.json', anEvent([{}], { id: 'lock-opens' }))
  await expect(readSampleContent(folder)).rejects.toThrow(
    /lock-opens\.json: the article id lock-repair is also in .*lock-closes/,
  )
})
