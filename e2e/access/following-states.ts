import { findStoryWithMostSources } from '../testing/edition.ts'
import {
  createPageState,
  pathInLanguage,
  persistInBrowser,
  type ScreenState,
  type ScreenVisit,
} from './visit.ts'

/**
 * Followed things: a country, a name, a search and a publisher with stories in the edition, and a town
 * without.
 */
function followedThings(edition: ScreenVisit['edition']) {
  const { tags, sources } = findStoryWithMostSources(edition)
  const [name = 'x'] = tags
  const [source] = sources
  const followedAt = '2020-01-01T00:00:00.000Z'
  return [
    { kind: 'place', key: 'NL', label: 'Netherlands', followedAt },
    { kind: 'name', key: name, label: name, followedAt },
    {
      kind: 'search',
      key: 'water OR "new bridge" -sports',
      label: 'water OR "new bridge" -sports',
      followedAt,
    },
    { kind: 'publisher', key: source?.publisher_id ?? 'x', label: source?.name ?? 'x', followedAt },
    { kind: 'place', key: 'Aalst, BE', label: 'Aalst', followedAt },
  ]
}

/** The page of followed things. */
export const FOLLOWING_STATES: ScreenState[] = [
  createPageState('following, empty', '/following'),
  {
    name: 'following',
    async reach(visit) {
      await persistInBrowser(visit.page, 'plainwire.followed', followedThings(visit.edition))
      await visit.open(pathInLanguage(visit.language, '/following'))
      await visit.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
]
