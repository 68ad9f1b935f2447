import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import { useMemo } from 'react'
import { storyReadingHistory } from '../../device/history/read.ts'
import {
  getFiniteEditionStartTime,
  getStartedEditionStoryIds,
  startedFiniteEditions,
} from '../../device/history/started-editions.ts'
import { localRadius } from '../../device/place/radius.ts'
import { readingMode as howToRead } from '../../device/reading/reading.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useTimeDerivedValue } from '../../lib/timing/clock.ts'
import { useEdition, useEditionSource } from '../edition-context.ts'
import type { ListRequest } from '../handlers/lists/list-request.ts'
import { useIsOrderPersonalised, useListSettings } from '../use-reading.ts'

const NOTHING_PRESERVED: readonly string[] = []

/**
 * Returns the first view (the lists embedded in the page) if this section's list still preserves its order;
 * undefined otherwise. Local has no first view, because the server doesn't know the reader's place.
 */
export function usePreservedFirstView(section: Section) {
  const { firstView } = useEditionSource()
  const { isFirstViewPreserved } = useEdition()
  return isFirstViewPreserved && firstView?.section === section && section !== 'local' ? firstView : undefined
}

/**
 * Returns the request for a section's whole list; undefined until the edition is loaded, and on Local while the
 * reader's place is unknown.
 */
export function useListRequest(section: Section): ListRequest | undefined {
  const reading = useListSettings()
  const radiusKm = usePersistedStore(localRadius)
  const first = usePreservedFirstView(section)
  const isPersonal = useIsOrderPersonalised(section)
  return useMemo(() => {
    if (!reading || (section === 'local' && !reading.place)) return undefined
    const onScreen = isPersonal ? NOTHING_PRESERVED : (first?.cards.map(({ id }) => id) ?? NOTHING_PRESERVED)
    return { ...reading, section, onScreen, ...(section === 'local' && { radiusKm }) }
  }, [reading, section, radiusKm, first, isPersonal])
}

/**
 * Returns the request for a section's list with the reader's options: as a finite edition, without read
 * stories, or only with stories that have a coverage gap. Undefined in the same cases as `useListRequest`.
 */
export function usePersonalListRequest(section: Section, gap?: CoverageGap): ListRequest | undefined {
  const whole = useListRequest(section)
  const { count, hidesRead } = usePersistedStore(howToRead)
  const editions = usePersistedStore(startedFiniteEditions)
  const startedAt = useTimeDerivedValue((now) => getFiniteEditionStartTime(now).toISOString())
  const known =
    count === undefined ? undefined : getStartedEditionStoryIds(editions, section, { startedAt, size: count })
  return useMemo(() => {
    if (!whole) return undefined
    const hide = hidesRead && { hide: storyReadingHistory.get() }
    // A list filtered by a coverage gap is never a finite edition.
    if (gap) return { ...whole, ...hide, onScreen: NOTHING_PRESERVED, gap }
    return { ...whole, limit: count, ...(known && { begun: known }), ...hide }
  }, [whole, count, hidesRead, known, gap])
}
