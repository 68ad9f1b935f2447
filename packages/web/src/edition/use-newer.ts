import { EDITION_CHECK_INTERVAL_MS, isEditionStale } from '@plainwire/domain/edition'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../lib/access/announcements.ts'
import { showToast } from '../lib/access/toasts.ts'
import { useTexts } from '../lib/texts.ts'
import type { EditionSummary } from './handlers/edition.ts'
import type { NewsClient } from './news-client.ts'

/** The scroll position, in px, below which the reader counts as not having started to read. */
const TOP_PX = 200

/** True if a new edition can be shown at once, because the reader is at the top and no dialog is open. */
function isAtTop(): boolean {
  return scrollY < TOP_PX && !document.querySelector('dialog[open]')
}

/**
 * How often the server is retried while it can't be reached, in ms. Browsers don't always notice that the
 * connection is back.
 */
const CUT_OFF_INTERVAL_MS = 60_000

/**
 * Calls `check` at once, then every hour and when the connection is back. While the server can't be reached,
 * `check` is called every minute and when the page gets the focus.
 */
function useHourlyCheck(check: (isAgain: boolean) => void, isOn: boolean, isCutOff: boolean): void {
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    if (!isOn) return
    latest.current(false)
    const look = () => latest.current(true)
    const timer = setInterval(look, isCutOff ? CUT_OFF_INTERVAL_MS : EDITION_CHECK_INTERVAL_MS)
    addEventListener('online', look)
    if (isCutOff) addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
      removeEventListener('focus', look)
    }
  }, [isOn, isCutOff])
}

/**
 * Looks for a newer edition if the current edition is older than 3 hours or comes from the cache. A newer
 * edition is shown automatically while the reader is at the top; otherwise the reader can choose to show it.
 *
 * @param isCached true if the current edition comes from the device's cache
 * @param take shows an edition
 * @param onReached called when the server has answered
 * @returns a function that shows the newer edition; undefined if there is none
 */
export function useNewerEdition(
  newsClient: NewsClient,
  news: EditionSummary | undefined,
  isCached: boolean,
  take: (news: EditionSummary) => void,
  onReached: () => void,
): (() => void) | undefined {
  const text = useTexts()
  const [newer, setNewer] = useState<EditionSummary>()
  const requestedAtMs = useRef(Number.NEGATIVE_INFINITY)

  const show = (edition: EditionSummary) => {
    setNewer(undefined)
    take(edition)
    announce(text('edition.shown'))
  }
  useHourlyCheck(
    async (isAgain) => {
      if (!news || !navigator.onLine) return
      const nowMs = Date.now()
      const mayLook =
        isEditionStale(news, new Date(nowMs)) && nowMs - requestedAtMs.current >= EDITION_CHECK_INTERVAL_MS
      if (!(isCached && isAgain) && !mayLook) return
      requestedAtMs.current = nowMs
      const answer = await newsClient.edition({ isRefresh: true })
      if (!answer.ok) {
        // While the cached edition is shown, a notice above the news already reports the failure.
        if (!isCached) showToast(text('data.error.invalid'), 'error')
        return
      }
      onReached()
      if (answer.data.number === news.number) return
      if (isAtTop()) show(answer.data)
      else setNewer(answer.data)
    },
    news !== undefined,
    isCached,
  )

  return newer && (() => show(newer))
}
