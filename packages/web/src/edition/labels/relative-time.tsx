import { formatShortDate, toRelativeTime } from '@plainwire/domain/time'
import { type Localizer, useTexts } from '../../lib/texts.ts'
import { useNow, useTimeDerivedValue, useTimeZone } from '../../lib/timing/clock.ts'

/**
 * Returns a relative time in words, or a short date after more than four weeks.
 *
 * @param nowKey the key of the text for a time less than a minute ago: 'time.now' is capitalised,
 * 'time.now.within' is for use within a sentence
 */
export function formatRelativeTime(
  moment: Date,
  now: Date,
  text: Localizer,
  timeZone?: string,
  nowKey: 'time.now' | 'time.now.within' = 'time.now',
): string {
  const ago = toRelativeTime(moment, now)
  if (ago.unit === 'now') return text(nowKey)
  if ('count' in ago) return text.plural(`time.${ago.unit}`, ago.count)
  return formatShortDate(moment, text.language, timeZone)
}

/**
 * Returns a function that formats relative times for use within a sentence. Renders the component again every
 * minute.
 */
export function useRelativeTimeFormatter(): (moment: Date) => string {
  const now = useNow()
  const timeZone = useTimeZone()
  const text = useTexts()
  return (moment) => formatRelativeTime(moment, now, text, timeZone, 'time.now.within')
}

/** A relative time, such as '2 h ago'. Renders nothing for an invalid date. */
export function RelativeTime({ iso }: { iso: string }) {
  const text = useTexts()
  const moment = new Date(iso)
  const isKnown = !Number.isNaN(moment.getTime())
  const inWords = useTimeDerivedValue(
    (now, timeZone) => isKnown && formatRelativeTime(moment, now, text, timeZone),
  )
  if (!inWords) return null
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {inWords}
    </time>
  )
}
