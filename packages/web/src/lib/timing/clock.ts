import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { createStore, type Primitive, useStoreSelector } from '../store.ts'

const TICK_MS = 60_000

/** The time at which the server rendered the page, used for the first render so that hydration matches. */
export const PageTimeContext = createContext(new Date(0))

/** The current time in ms, updated once a minute; 0 until hydration. */
const presentMs = createStore(0)

/** Updates the current time while the application is mounted. */
export function useUpdateClockEveryMinute(): void {
  useEffect(() => {
    const tick = () => presentMs.set(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Returns the current time, updated every minute; until hydration, the time at which the page was rendered. */
export function useNow(): Date {
  const pageMoment = useContext(PageTimeContext)
  const ms = useSyncExternalStore(presentMs.subscribe, presentMs.get, () => 0)
  return ms ? new Date(ms) : pageMoment
}

/**
 * True if the calendar date of `moment` in a time zone equals the calendar date of `other` in UTC.
 *
 * @param timeZone 'UTC', or undefined for the reader's time zone
 */
export function matchesUtcDate(moment: Date, timeZone: string | undefined, other: Date): boolean {
  const [year, month, day] =
    timeZone === 'UTC'
      ? [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
      : [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  return year === other.getUTCFullYear() && month === other.getUTCMonth() && day === other.getUTCDate()
}

/** Returns 'UTC' until hydration, as on the server, and then undefined, which means the reader's time zone. */
export function useTimeZone(): string | undefined {
  const ms = useSyncExternalStore(presentMs.subscribe, presentMs.get, () => 0)
  return ms ? undefined : 'UTC'
}

/** Returns a value derived from the current time. The component renders again only when the value changes. */
export function useTimeDerivedValue<Value extends Primitive>(
  derive: (now: Date, timeZone: string | undefined) => Value,
): Value {
  const pageMoment = useContext(PageTimeContext)
  const deriveAt = (ms: number) => (ms ? derive(new Date(ms), undefined) : derive(pageMoment, 'UTC'))
  return useStoreSelector(presentMs, deriveAt, 0)
}
