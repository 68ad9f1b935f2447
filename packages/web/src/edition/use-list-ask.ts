import type { Section } from '@plainwire/domain/category'
import { useMemo } from 'react'
import { useKept } from '../reader/kept.ts'
import { radius } from '../reader/radius.ts'
import { read } from '../reader/read.ts'
import { reading as howToRead } from '../reader/reading.ts'
import type { ListAsk } from './asks/ranked-list.ts'
import { useEdition } from './edition-context.ts'
import { useOwnOrder, useReading } from './use-reading.ts'

const NOTHING_KEPT: readonly string[] = []

/** The first view while it is kept: in its own section, until the reader leaves that. Local has none: the server doesn't know where the reader is. */
export function useKeptFirst(section: Section) {
  const { firstView, isFirstViewKept } = useEdition()
  return isFirstViewKept && firstView?.section === section && section !== 'local' ? firstView : undefined
}

/**
 * The whole list of a section for the reader: undefined until the edition is here, and on Local while no city is known
 * (FD-10).
 */
export function useListAsk(section: Section): ListAsk | undefined {
  const reading = useReading()
  const radiusKm = useKept(radius)
  const first = useKeptFirst(section)
  const isPersonal = useOwnOrder(section)
  return useMemo(() => {
    if (!reading || (section === 'local' && !reading.place)) return undefined
    const keep = isPersonal ? NOTHING_KEPT : (first?.cards.map(({ id }) => id) ?? NOTHING_KEPT)
    return { ...reading, section, keep, ...(section === 'local' && { radiusKm }) }
  }, [reading, section, radiusKm, first, isPersonal])
}

/** What of a section's list the reader wants to see: an edition with an end, without what was read before this list was made (B11). */
export function useReadersListAsk(section: Section): ListAsk | undefined {
  const whole = useListAsk(section)
  const { count, hidesRead } = useKept(howToRead)
  return useMemo(() => {
    if (!whole) return undefined
    return { ...whole, limit: count, ...(hidesRead && { hide: read.get() }) }
  }, [whole, count, hidesRead])
}
