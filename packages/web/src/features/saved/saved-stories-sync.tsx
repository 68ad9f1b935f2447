import { truncateTitle } from '@plainwire/domain/reader'
import { useEffect, useEffectEvent, useRef } from 'react'
import { retryPendingSaves, startSavedStoriesSync } from '../../account/saved/saved.ts'
import type { SavedChangeNotice as News } from '../../account/saved/saved-stories-state.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../lib/config.ts'
import { type Localizer, useTexts } from '../../lib/texts.ts'

type Done = Exclude<News, 'not-loaded'>

/** Shows the result of a change to the saved stories as a toast. */
function showResult({ change, result }: Done, text: Localizer): void {
  const title = 'title' in change ? truncateTitle(change.title) : ''
  if (result === 'limit-reached') showToast(text('saved.limit'), 'error')
  else if (result === 'failed') showToast(text(`saved.error.${change.kind}`), 'error')
  else if (result === 'waiting' && change.kind === 'save') showToast(text('saved.waiting'))
  else showToast(text(`saved.done.${change.kind}`, { title }))
}

/** Retries saves that an earlier visit left pending, at start and whenever the connection returns. */
function usePendingSaves() {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const showFailure = useEffectEvent(() => showToast(text('saved.error.save'), 'error'))
  useEffect(() => {
    const retry = () =>
      retryPendingSaves(
        (save) => newsClient.snapshot({ ...save, edition: undefined }),
        () => showFailure(),
      )
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [newsClient])
}

/** Syncs the saved stories of the signed-in reader, and shows the results as toasts. Renders nothing. */
export function SavedStoriesSync() {
  const text = useTexts()
  const { offline } = useFeatureFlags()
  const { dialogs, open } = useDialogStack()
  const notify = useRef((_: News) => {})
  useEffect(() => {
    notify.current = (news) => {
      if (news === 'not-loaded') return showToast(text('saved.error.load'), 'error')
      showResult(news, text)
      const isOpen = dialogs.some(({ name }) => name === 'upgrade')
      if (news.result === 'limit-reached' && !isOpen) open({ name: 'upgrade', variant: 'default' })
    }
  })
  usePendingSaves()
  useEffect(() => startSavedStoriesSync((news) => notify.current(news), offline), [offline])
  return null
}
