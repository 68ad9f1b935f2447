import { CHECK_INTERVAL_MS, isStale } from '@plainwire/domain/edition'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../lib/announcements.ts'
import { useTexts } from '../lib/texts.ts'
import { showToast } from '../lib/toasts.ts'
import type { EditionFacts } from './handlers/edition.ts'
import type { Newsroom } from './newsroom.ts'

/** Nearer to the top than this, a reader has not begun to read. */
const TOP_PX = 200

/** Whether a new edition may simply appear: nothing that is being read would move away. */
function isAtTop(): boolean {
  return scrollY < TOP_PX && !document.querySelector('dialog[open]')
}

/**
 * How often an unreachable server is retried, in ms: a browser doesn't always know that it has no connection.
 */
const CUT_OFF_INTERVAL_MS = 60_000

/**
 * Looks for a newer edition once this one is here, then once an hour, and when the connection comes back; cut
 * off from our server once a minute, and when the reader returns to the page.
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
    const timer = setInterval(look, isCutOff ? CUT_OFF_INTERVAL_MS : CHECK_INTERVAL_MS)
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
 * Refreshes the edition: when it is older than 3 hours, and while it is a cached one. A newer one is shown
 * automatically while the reader is at the top; otherwise it waits.
 *
 * @param isCached whether the edition is a cached one
 * @param onReached called when the server has answered
 * @returns shows the one that waits; undefined if none does
 */
export function useNewer(
  newsroom: Newsroom,
  news: EditionFacts | undefined,
  isCached: boolean,
  take: (news: EditionFacts) => void,
  onReached: () => void,
): (() => void) | undefined {
  const text = useTexts()
  const [newer, setNewer] = useState<EditionFacts>()
  const requestedAtMs = useRef(Number.NEGATIVE_INFINITY)

  const show = (edition: EditionFacts) => {
    setNewer(undefined)
    take(edition)
    announce(text('edition.shown'))
  }
  useHourlyCheck(
    async (isAgain) => {
      if (!news || !navigator.onLine) return
      const nowMs = Date.now()
      const mayLook = isStale(news, new Date(nowMs)) && nowMs - requestedAtMs.current >= CHECK_INTERVAL_MS
      if (!(isCached && isAgain) && !mayLook) return
      requestedAtMs.current = nowMs
      const answer = await newsroom.edition({ isRefresh: true })
      if (!answer.ok) {
        // While offline, the line above the news already reports it.
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
