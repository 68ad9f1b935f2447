/** The earliest date that is accepted, in ms since 1970; earlier ones are default values of broken systems. */
const EARLIEST = Date.UTC(1995, 0, 1)
const ISO_LIKE =
  /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i
const OFFSET = /^([+-])(\d{2}):?(\d{2})$/

/** The offset of 'Z', 'UTC' or '+02:00' in minutes east of Greenwich; a missing zone counts as UTC. */
function offsetMinutes(zone: string | undefined): number {
  const [, sign, hours, minutes] = OFFSET.exec(zone ?? '') ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -total : total
}

function isoInstant(text: string): number {
  const [, year, month, day, hour, minute, second, zone] = ISO_LIKE.exec(text) ?? []
  if (!year) return Number.NaN
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  )
  return utc - offsetMinutes(zone) * 60_000
}

/**
 * Parses a date in a page's metadata: ISO 8601, or another form that `Date.parse` accepts. A date without a
 * zone is UTC. Returns undefined if the date is invalid or before 1995.
 */
export function parsePageDate(text: string | null | undefined): Date | undefined {
  if (!text) return undefined
  const iso = isoInstant(text)
  const hasZone = /(GMT|UTC|Z|[+-]\d{2}:?\d{2})\s*$/i.test(text.trim())
  const instant = Number.isNaN(iso) ? Date.parse(hasZone ? text : `${text} UTC`) : iso
  return instant >= EARLIEST ? new Date(instant) : undefined
}
