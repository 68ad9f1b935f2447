import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { createStore, type Primitive, useStorePart } from './store.ts'

const TICK_MS = 60_000

/** The moment the page was made: what server and browser draw first. */
export const PageMomentContext = createContext(new Date(0))

/** The present moment, updated once a minute; 0 until hydration. */
const presentMs = createStore(0)

/** Runs the clock while the application is mounted. */
export function useTicking(): void {
  useEffect(() => {
    const tick = () => presentMs.set(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Now, to the minute. The time the page was rendered until hydration. */
export function useNow(): Date {
  const pageMoment = useContext(PageMomentContext)
  const ms = useSyncExternalStore(presentMs.subscribe, presentMs.get, () => 0)
  return ms ? new Date(ms) : pageMoment
}

/**
 * Whether a moment has, on the reader's calendar, the date that another has in UTC.
 *
 * @param timeZone 'UTC', or undefined for the reader's own
 */
export function isOnUtcDay(moment: Date, timeZone: string | undefined, other: Date): boolean {
  const [year, month, day] =
    timeZone === 'UTC'
      ? [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
      : [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  return year === other.getUTCFullYear() && month === other.getUTCMonth() && day === other.getUTCDate()
}

/** The reader's time zone; UTC, as on the server, until hydration. */
export function useTimeZone(): string | undefined {
  const ms = useSyncExternalStore(presentMs.subscribe, presentMs.get, () => 0)
  return ms ? undefined : 'UTC'
}

/** A value derived from now: the component renders again only when it changes, not every minute. */
export function useDerivedFromNow<Said extends Primitive>(
  say: (now: Date, timeZone: string | undefined) => Said,
): Said {
  const pageMoment = useContext(PageMomentContext)
  const sayAt = (ms: number) => (ms ? say(new Date(ms), undefined) : say(pageMoment, 'UTC'))
  return useStorePart(presentMs, sayAt, 0)
}
