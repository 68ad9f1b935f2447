import { askCard } from './card.ts'
import { askEdition } from './edition.ts'
import { askList } from './list.ts'
import { askCities, askConfig, askQuality, askStory } from './server-asks.ts'
import { askTrending } from './trending.ts'

/** Everything that the worker can be asked. A new ask is a file here, a line in this table, and its name in ../newsroom.ts. */
export const HANDLERS = {
  edition: askEdition,
  list: askList,
  trending: askTrending,
  card: askCard,
  story: askStory,
  cities: askCities,
  config: askConfig,
  quality: askQuality,
}

export type Handlers = typeof HANDLERS
export type AskKind = keyof Handlers
