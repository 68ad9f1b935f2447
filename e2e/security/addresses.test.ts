import { hydrate } from '../testing/hydration.ts'
import { findForeignMarkup } from './attack-effects.ts'
import { expect, test } from './fixtures.ts'

test('row 9, B20 an article whose address runs code never becomes a story, a link or a picture', async ({
  enter,
  hostile,
}) => {
  const { page, effects } = await enter(false)
  const news = await (await fetch(`${hostile}/news.json`)).text()
  expect(news).toContain('address-0')
  for (const path of ['/', '/world', '/?q=address', '/feeds/all.rss', '/sitemap-news.xml']) {
    const answer = await fetch(hostile + path)
    expect(await answer.text(), path).not.toContain('address-0')
  }
  await page.goto('/?q=address')
  await hydrate(page)
  await expect(page.getByRole('main')).not.toContainText('Bad address')
  for (const index of [0, 5, 8]) {
    const answer = await page.goto(`/story/address-${index}`)
    expect(answer?.status(), 'nobody was ever told such a story').toBeGreaterThanOrEqual(400)
    expect(await findForeignMarkup(page)).toEqual([])
  }
  expect(effects.observed).toEqual([])
})
