import { CHECK_INTERVAL_MS, isStale } from '@plainwire/domain/edition'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../lib/announcements.ts'
import { useTexts } from '../lib/texts.ts'
import { showToast } from '../lib/toasts.ts'
import type { EditionFacts } from './asks/edition.ts'
import type { Newsroom } from './newsroom.ts'

/** Nearer to the top than this, a reader has not begun to read. */
const TOP_PX = 200

/** Whether a new edition may simply appear: nothing that is being read would move away. */
function isAtTop(): boolean {
  return scrollY < TOP_PX && !document.querySelector('dialog[open]')
}

/** Looks for a newer edition when this one is older than 3 hours: once it is here, then once an hour (ND-02). */
function useHourlyCheck(check: () => void, isOn: boolean): void {
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    if (!isOn) return
    latest.current()
    const timer = setInterval(() => latest.current(), CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isOn])
}

/**
 * Keeps the edition fresh. A newer one appears by itself while the reader is at the top; otherwise it waits.
 *
 * @returns shows the one that waits; undefined when none does
 */
export function useNewer(
  newsroom: Newsroom,
  news: EditionFacts | undefined,
  take: (news: EditionFacts) => void,
): (() => void) | undefined {
  const text = useTexts()
  const [newer, setNewer] = useState<EditionFacts>()

  const show = (edition: EditionFacts) => {
    setNewer(undefined)
    take(edition)
    announce(text('edition.shown'))
  }
  useHourlyCheck(async () => {
    if (!news || !isStale(news, new Date()) || !navigator.onLine) return
    const answer = await newsroom.edition({ isRefresh: true })
    if (!answer.ok) showToast(text('data.error.invalid'), 'error')
    else if (answer.data.number === news.number) return
    else if (isAtTop()) show(answer.data)
    else setNewer(answer.data)
  }, news !== undefined)

  return newer && (() => show(newer))
}
