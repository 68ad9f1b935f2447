import { formatShortDate, relativeTime } from '@plainwire/domain/time'
import { useNow, useSaidOfNow, useTimeZone } from '../lib/clock.ts'
import { type Speaker, useTexts } from '../lib/texts.ts'

/**
 * How long ago, in words; a short date after more than four weeks.
 *
 * @param nowKey what is said of less than a minute: standing alone it begins with a capital, within a sentence it doesn't
 */
export function timeInWords(
  moment: Date,
  now: Date,
  text: Speaker,
  timeZone?: string,
  nowKey: 'time.now' | 'time.now.within' = 'time.now',
): string {
  const ago = relativeTime(moment, now)
  if (ago.unit === 'now') return text(nowKey)
  if ('count' in ago) return text.plural(`time.${ago.unit}`, ago.count)
  return formatShortDate(moment, text.language, timeZone)
}

/** Says within a sentence how long ago a moment is, and keeps saying it rightly. */
export function useTimeInWords(): (moment: Date) => string {
  const now = useNow()
  const timeZone = useTimeZone()
  const text = useTexts()
  return (moment) => timeInWords(moment, now, text, timeZone, 'time.now.within')
}

/** A moment as a reader thinks of it: '2 h ago'. Nothing for a date that can't be read. */
export function RelativeTime({ iso }: { iso: string }) {
  const text = useTexts()
  const moment = new Date(iso)
  const isKnown = !Number.isNaN(moment.getTime())
  const inWords = useSaidOfNow((now, timeZone) => isKnown && timeInWords(moment, now, text, timeZone))
  if (!inWords) return null
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {inWords}
    </time>
  )
}
