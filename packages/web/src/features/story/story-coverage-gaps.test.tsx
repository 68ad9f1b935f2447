// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choosePlace } from '../../device/place/place.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { someStories } from '../../testing/stories.ts'
import { StoryCoverageGaps } from './story-coverage-gaps.tsx'

afterEach(() => {
  cleanup()
  choosePlace(undefined)
})

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const from = (id: string, country: string, owner = id) =>
  aSource({ id, publisher_id: id, owner, country, language: country === 'NL' ? 'nl' : 'en' })
const brazil = {
  city: null,
  country: 'Brazil',
  country_code: 'BR',
  scope: 'national' as const,
  coordinates: null,
}
const reports = { articles: 5, publishers: 2, owners: 1, independent: 4 }
const DUTCH = ['x', 'y', 'z'].map((id) => from(id, 'NL'))
const [story, , whole] = someStories(3, (index) =>
  index === 0
    ? { location: brazil, reports, sources: [from('a', 'GB', 'Big Media'), from('b', 'GB', 'Big Media')] }
    : { sources: DUTCH },
)
if (!story || !whole) throw new Error('There are stories.')

function draw(shown = story, language: 'en' | 'nl' = 'en') {
  if (!shown || !story || !whole) return
  const newsClient = fakeNewsClient({ news: { ok: true, data: aNews([story, whole]) } })
  renderWithProviders(<StoryCoverageGaps story={shown} />, { newsClient, language })
}
const lines = (name = 'Coverage gaps') =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('B14 each coverage gap of a story is shown in one sentence', () => {
  draw()
  expect(lines()).toEqual([
    'Only outlets of one owner report this: all 2 belong to Big Media.',
    'Only English-language press reports this; English is not an official language there (Brazil).',
    'None of the 2 publishers is from the country it is about (Brazil).',
  ])
})

test('B14 with a place, absence there is shown too, in Dutch too', async () => {
  choosePlace(zwolle)
  draw(story, 'nl')
  expect(await screen.findByText(/geen enkel hier/)).toBeTruthy()
  expect(lines('Blinde vlekken')).toEqual([
    'Alleen media van één eigenaar berichten hierover: alle 2 zijn van Big Media.',
    'Alleen Engelstalige media berichten hierover; Engels is daar geen officiële taal (Brazilië).',
    'Geen van de 2 media komt uit het land waar het over gaat (Brazilië).',
    '4 onafhankelijke berichten in het buitenland, geen enkel hier (Nederland).',
  ])
})

test('B14 a story without gaps shows no list', () => {
  draw(whole)
  expect(screen.queryByRole('list')).toBeNull()
})
