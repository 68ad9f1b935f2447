import { titleStart } from '@plainwire/domain/reader'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SavedNews as News } from '../../account/saved/create-saved.ts'
import { followSaved } from '../../account/saved/saved.ts'
import { dropWish, openWishes, type SavedWish } from '../../account/saved/saved-wishes.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { fulfilWish } from '../../edition/fulfil-wish.ts'
import { useFlags } from '../../lib/config.ts'
import { useOpenDialogs } from '../../lib/open-dialogs.ts'
import { type Speaker, useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'

type Done = Exclude<News, 'not-loaded'>

/** The message after a change. */
function sayDone({ change, result }: Done, text: Speaker): void {
  const title = 'title' in change ? titleStart(change.title) : ''
  if (result === 'limit-reached') showToast(text('saved.limit'), 'error')
  else if (result === 'failed') showToast(text(`saved.error.${change.kind}`), 'error')
  else if (result === 'waiting' && change.kind === 'save') showToast(text('saved.waiting'))
  else showToast(text(`saved.done.${change.kind}`, { title }))
}

/** Saves what an earlier visit left before it was saved. What can't be reached waits for the connection or the next visit. */
function useLeftWishes() {
  const text = useTexts()
  const { newsroom } = useEditionSource()
  const sayFailed = useEffectEvent(() => showToast(text('saved.error.save'), 'error'))
  useEffect(() => {
    const fulfil = async (wish: SavedWish) => {
      const failure = await fulfilWish(wish, newsroom, undefined)
      if (failure !== 'not-found' && failure !== 'invalid') return
      dropWish(wish.storyId)
      sayFailed()
    }
    const fulfilAll = () => openWishes().forEach((wish) => void fulfil(wish))
    fulfilAll()
    addEventListener('online', fulfilAll)
    return () => removeEventListener('online', fulfilAll)
  }, [newsroom])
}

/** Syncs the saved stories of the signed-in reader, and reports the results. Renders nothing. */
export function SavedNews() {
  const text = useTexts()
  const { offline } = useFlags()
  const { asked, open } = useOpenDialogs()
  const tell = useRef((_: News) => {})
  useEffect(() => {
    tell.current = (news) => {
      if (news === 'not-loaded') return showToast(text('saved.error.load'), 'error')
      sayDone(news, text)
      const isOpen = asked.some(({ name }) => name === 'upgrade')
      if (news.result === 'limit-reached' && !isOpen) open({ name: 'upgrade', variant: 'default' })
    }
  })
  useLeftWishes()
  useEffect(() => followSaved((news) => tell.current(news), offline), [offline])
  return null
}
