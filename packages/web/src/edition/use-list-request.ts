import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import { useMemo } from 'react'
import { begun, begunIds, editionStart } from '../device/history/begun-edition.ts'
import { read } from '../device/history/read.ts'
import { radius } from '../device/place/radius.ts'
import { reading as howToRead } from '../device/reading/reading.ts'
import { usePersisted } from '../device/storage/persisted.ts'
import { useDerivedFromNow } from '../lib/clock.ts'
import { useEdition, useEditionSource } from './edition-context.ts'
import type { ListRequest } from './handlers/ranked-list.ts'
import { useOwnOrder, useReading } from './use-reading.ts'

const NOTHING_PRESERVED: readonly string[] = []

/**
 * The first view, in its own section until the reader leaves that. Local has none: the server doesn't know
 * the reader's place.
 */
export function usePreservedFirst(section: Section) {
  const { firstView } = useEditionSource()
  const { isFirstViewPreserved } = useEdition()
  return isFirstViewPreserved && firstView?.section === section && section !== 'local' ? firstView : undefined
}

/**
 * The whole list of a section for the reader: undefined until the edition is here, and on Local while no city is known
 *.
 */
export function useListRequest(section: Section): ListRequest | undefined {
  const reading = useReading()
  const radiusKm = usePersisted(radius)
  const first = usePreservedFirst(section)
  const isPersonal = useOwnOrder(section)
  return useMemo(() => {
    if (!reading || (section === 'local' && !reading.place)) return undefined
    const onScreen = isPersonal ? NOTHING_PRESERVED : (first?.cards.map(({ id }) => id) ?? NOTHING_PRESERVED)
    return { ...reading, section, onScreen, ...(section === 'local' && { radiusKm }) }
  }, [reading, section, radiusKm, first, isPersonal])
}

/**
 * The reader's options for a section's list: a finite edition, without stories read before this list was
 * made, or only stories with a coverage gap.
 */
export function useReadersListRequest(section: Section, gap?: CoverageGap): ListRequest | undefined {
  const whole = useListRequest(section)
  const { count, hidesRead } = usePersisted(howToRead)
  const editions = usePersisted(begun)
  const startedAt = useDerivedFromNow((now) => editionStart(now).toISOString())
  const known = count === undefined ? undefined : begunIds(editions, section, { startedAt, size: count })
  return useMemo(() => {
    if (!whole) return undefined
    const hide = hidesRead && { hide: read.get() }
    // A filtered list is shown completely: it is no finite edition.
    if (gap) return { ...whole, ...hide, onScreen: NOTHING_PRESERVED, gap }
    return { ...whole, limit: count, ...(known && { begun: known }), ...hide }
  }, [whole, count, hidesRead, known, gap])
}
