// @vitest-environment happy-dom
import { FeatureFlags, type SponsoredContent } from '@plainwire/domain/contract'
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Feed } from '../features/feed/feed.tsx'
import { ConfigContext } from '../lib/config.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../testing/render-with-providers.tsx'
import { NOW, someStories } from '../testing/stories.ts'
import { clearSubscriptions, giveSubscription, YEARLY_SUBSCRIPTION } from '../testing/subscribers.ts'
import { preloadAds, useFeedAds } from './feed-ads.tsx'

const items = (kind: string) =>
  ['one', 'two', 'three'].map((name) => ({
    title: `${kind} ${name}`,
    description: 'What it is',
    imageUrl: '/assets/placeholder.svg',
    sponsor: 'Plainwire',
    ctaText: 'Learn More',
    targetUrl: '/about',
  }))
const list = { banners: items('Banner'), natives: items('Native') }
const sponsored: SponsoredContent = { en: list, nl: list }

function FeedWithAds() {
  return <Feed section="world" placeChooser={null} isBehind={false} ads={useFeedAds()} />
}

async function draw(ads: boolean) {
  await preloadAds()
  const news = aNews(
    someStories(20, () => ({ categories: ['world'] })),
    { fetch_date: NOW.toISOString() },
  )
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, flags: FeatureFlags.parse({ ads }), sponsored }}>
      <FeedWithAds />
    </ConfigContext>,
    { newsClient: fakeNewsClient({ news: { ok: true, data: news } }), path: '/world' },
  )
  await screen.findAllByRole('article')
}
const block = () => screen.queryByRole('complementary', { name: 'Advertisement' })

afterEach(() => {
  cleanup()
  clearSubscriptions()
})

test('AD-01 with ads on, there is one block above the grid and an ad after every sixth story', async () => {
  await draw(true)
  expect(block()?.textContent).toContain('Banner one')
  const items = ['Top stories', 'More stories'].flatMap((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem'),
  )
  const isAd = items.map((item) => item.classList.contains('sponsored'))
  expect(isAd.flatMap((is, index) => (is ? index : []))).toEqual([6, 13, 20])
})

test('AD-01 RO-02 with ads off there are none', async () => {
  await draw(false)
  expect([block(), document.querySelector('.sponsored')]).toEqual([null, null])
})

test('AD-01 a premium reader sees none, from the moment they are premium', async () => {
  await draw(true)
  act(() => giveSubscription(YEARLY_SUBSCRIPTION))
  expect([block(), document.querySelector('.sponsored')]).toEqual([null, null])
  act(() => clearSubscriptions())
  expect(block()).toBeTruthy()
})
