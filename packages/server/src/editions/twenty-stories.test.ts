import { join } from 'node:path'
import { Flags, News } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { placeEdition, startServer } from '../testing.ts'

const stories = Array.from({ length: 30 }, (_, index) => aStory({ id: `s${index}` }))
const config = {
  flags: Flags.parse({ debug20: true }),
  publicUrl: 'http://plainwire.test',
  contactEmail: 'a@plainwire.test',
}

test('RO-02 the debug mode shows the first 20 stories of each edition', async () => {
  const server = await startServer({ config })
  await placeEdition(join(server.folder, 'editions'), 2, stories)
  await server.editions.refresh()
  const news = News.parse(await (await server.get('/news.json')).json())
  expect([news.edition, news.stories.length]).toEqual([2, 20])
  expect((await server.get('/api/stories/s29')).status).toBe(200)
  await server.stop()
})
