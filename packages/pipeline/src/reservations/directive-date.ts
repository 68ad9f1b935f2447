/** The maximum length of a date in a robots directive, in characters; the rest is ignored. */
const MAX_CHARACTERS = 60
const HAS_YEAR = /\d{4}|\d{1,2}-[a-z]{3}-\d{2}/i
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2}|\b(?:UTC|GMT|[ECMP][SD]T))\s*$/i

/**
 * Parses the date in a robots directive such as `unavailable_after`, in any of the usual formats; a date
 * without a time zone is in UTC. Returns undefined if it isn't a date with a year.
 */
export function parseRobotsDirectiveDate(text: string): Date | undefined {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .trim()
    .replace(/^["']+|["']+$/g, '')
  if (!HAS_YEAR.test(plain)) return undefined
  const spellings = HAS_ZONE.test(plain) ? [plain] : [`${plain}Z`, `${plain} UTC`]
  const moment = spellings.map((one) => Date.parse(one)).find((one) => !Number.isNaN(one))
  return moment === undefined ? undefined : new Date(moment)
}
