import { join } from 'node:path'
import { FeatureFlags, NewsEdition } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { startServer, writeTestEdition } from '../testing.ts'

const stories = Array.from({ length: 30 }, (_, index) => aStory({ id: `s${index}` }))
const config = {
  flags: FeatureFlags.parse({ debug20: true }),
  publicUrl: 'http://plainwire.test',
  contactEmail: 'a@plainwire.test',
}

test('of threads the debug mode shows what the first 20 stories have of them', async () => {
  const server = await startServer({ config })
  const thread = (index: number) => ({ id: index === 0 || index === 1 || index === 25 ? 't1' : 't2' })
  const inThreads = [0, 1, 2, 25, 26].reduce(
    (all, index) => all.with(index, aStory({ id: `s${index}`, thread: thread(index) })),
    stories,
  )
  const threads = [
    { id: 't1', name: {}, story_ids: ['s25', 's0', 's1'] },
    { id: 't2', name: {}, story_ids: ['s2', 's26'] },
  ]
  await writeTestEdition(join(server.folder, 'editions'), 2, inThreads, { threads })
  await server.editions.refresh()
  const news = NewsEdition.parse(await (await server.get('/news.json')).json())
  expect(news.threads).toEqual([{ id: 't1', name: {}, story_ids: ['s0', 's1'] }])
  expect(news.stories.flatMap(({ id, thread: own }) => (own ? [id] : []))).toEqual(['s0', 's1'])
  await server.stop()
})

test('RO-02 the debug mode shows the first 20 stories of each edition', async () => {
  const server = await startServer({ config })
  await writeTestEdition(join(server.folder, 'editions'), 2, stories)
  await server.editions.refresh()
  const news = NewsEdition.parse(await (await server.get('/news.json')).json())
  expect([news.edition, news.stories.length]).toEqual([2, 20])
  expect((await server.get('/api/stories/s29')).status).toBe(200)
  await server.stop()
})
