// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FeatureFlags, SponsoredContent, SponsoredItem } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { getAdIndexAfterStory } from './ad-places.ts'
import { SponsoredBlock, SponsoredGridItem } from './sponsored.tsx'

const FILE = join(import.meta.dirname, '../../../../../content/ads/house-ads.json')
const sponsored = SponsoredContent.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const config = { ...DEFAULT_CONFIG, flags: FeatureFlags.parse({ ads: true }), sponsored }

function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}
const draw = (numbers: readonly number[], language: 'en' | 'nl' = 'en') =>
  renderWithProviders(
    <ConfigContext value={config}>
      <SponsoredBlock />
      <ul>
        {numbers.map((number) => (
          <SponsoredGridItem key={number} number={number} />
        ))}
      </ul>
      <OpenDialogNames />
    </ConfigContext>,
    { language },
  )

afterEach(cleanup)

test('AD-01 an ad follows every sixth story, index 5, 11, 17 …', () => {
  const places = Array.from({ length: 20 }, (_, index) => index).filter(
    (index) => getAdIndexAfterStory(index) !== undefined,
  )
  expect(places).toEqual([5, 11, 17])
  expect(places.map(getAdIndexAfterStory)).toEqual([0, 1, 2])
})

/** The texts of an ad that each of its forms (horizontal, compact and native) has to show. */
const shownOf = (item: SponsoredContent['en']['banners'][number]) => [
  item.title,
  item.description,
  item.sponsor,
  item.ctaText,
]

test('AD-02 the horizontal, compact and native forms each show title, description, sponsor and call to action', () => {
  draw([1])
  const { banners, natives } = sponsored.en
  const place = screen.getByRole('listitem')
  const [compact, native] = place.children
  const block = screen.getByRole('complementary', { name: 'Advertisement' })
  const forms = [
    [block, banners[0]],
    [compact, banners[1]],
    [native, natives[1]],
  ] as const
  for (const [form, item] of forms) {
    if (!form || !item) throw new Error('There is no such form or item.')
    for (const words of shownOf(item)) expect(form.textContent).toContain(words)
  }
  const pictures = (form: Element | undefined) => form?.querySelector('img')?.getAttribute('src')
  expect([pictures(block), pictures(compact), pictures(native)]).toEqual([
    banners[0]?.imageUrl,
    undefined,
    natives[1]?.imageUrl,
  ])
})

test('AD-01 three banners and three native ads rotate, each labeled as an advertisement', () => {
  draw([0, 1, 2, 3])
  const { banners, natives } = sponsored.en
  expect([banners.length, natives.length]).toEqual([3, 3])
  const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  places.forEach((shown, number) => {
    expect(shown).toContain(banners[number % 3]?.title)
    expect(shown).toContain(natives[number % 3]?.title)
    expect(shown.match(/Advertisement/g)).toHaveLength(2)
  })
  expect(screen.getByRole('complementary', { name: 'Advertisement' }).textContent).toContain(
    banners[0]?.title,
  )
})

test('AD-02 an item has title, description, image, sponsor, and by default Learn More and no target', () => {
  const item = { title: 'T', description: 'D', imageUrl: '/assets/placeholder.svg', sponsor: 'S' }
  expect(SponsoredItem.parse(item)).toEqual({ ...item, ctaText: 'Learn More', targetUrl: '#' })
  for (const bad of [
    { targetUrl: 'javascript:alert(1)' },
    { imageUrl: 'data:text/html,x' },
    { targetUrl: '//evil.example' },
  ])
    expect(SponsoredItem.safeParse({ ...item, ...bad }).success).toBe(false)
})

test('AD-02 an item without a target opens the upgrade dialog, and no link sends a referrer', () => {
  draw([0, 1], 'nl')
  expect(screen.getAllByText('Advertentie')).toHaveLength(5)
  const links = screen.getAllByRole('link')
  for (const link of links) expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer')
  fireEvent.click(screen.getAllByRole('button', { name: 'Meer weten' })[0] as HTMLElement)
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"upgrade","variant":"default"}]')
})
