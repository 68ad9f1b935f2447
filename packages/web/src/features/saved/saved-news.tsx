import { titleStart } from '@plainwire/domain/reader'
import { useEffect, useRef } from 'react'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useFlags } from '../../lib/config.ts'
import { type Speaker, useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { followSaved } from '../../reader/saved.ts'
import type { SavedNews as News } from '../../reader/saved-engine.ts'

type Done = Exclude<News, 'not-loaded'>

/** What the reader is told of a change, in the words of section 8. */
function sayDone({ change, result }: Done, text: Speaker): void {
  const title = 'title' in change ? titleStart(change.title) : ''
  if (result === 'limit-reached') showToast(text('saved.limit'), 'error')
  else if (result === 'failed') showToast(text(`saved.error.${change.kind}`), 'error')
  else if (result === 'waiting' && change.kind === 'save') showToast(text('saved.waiting'))
  else showToast(text(`saved.done.${change.kind}`, { title }))
}

/** Keeps the saved stories of the signed-in reader going, and tells what becomes of them. It draws nothing. */
export function SavedNews() {
  const text = useTexts()
  const { offline } = useFlags()
  const { asked, open } = useAskedDialogs()
  const tell = useRef((_: News) => {})
  useEffect(() => {
    tell.current = (news) => {
      if (news === 'not-loaded') return showToast(text('saved.error.load'), 'error')
      sayDone(news, text)
      const isOpen = asked.some(({ name }) => name === 'upgrade')
      if (news.result === 'limit-reached' && !isOpen) open({ name: 'upgrade', variant: 'default' })
    }
  })
  useEffect(() => followSaved((news) => tell.current(news), offline), [offline])
  return null
}
