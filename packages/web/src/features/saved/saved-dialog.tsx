import { useEffect } from 'react'
import { reloadSavedStories, useQueuedSavedChangeCount, useSavedStories } from '../../account/saved/saved.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { SavedList } from './saved-list.tsx'
import { SavedStoriesActions } from './saved-stories-actions.tsx'
import { SavedStoriesUsage } from './saved-stories-usage.tsx'

const SKELETON_ROWS = [1, 2, 3, 4]

/** Placeholders with the layout of saved stories, while they load. */
function Skeleton() {
  const text = useTexts()
  return (
    <div role="status" aria-label={text('saved.loading')} className="breathing grid">
      {SKELETON_ROWS.map((row) => (
        <div
          key={row}
          className="grid grid-cols-[6rem_1fr] gap-x-4 border-t border-line py-4 sm:grid-cols-[9rem_1fr]"
        >
          <div className="aspect-video rounded-md bg-hush" />
          <div className="grid grid-cols-1 content-start gap-2">
            <div className="h-4 w-1/3 rounded-sm bg-hush" />
            <div className="h-6 w-11/12 rounded-sm bg-hush" />
            <div className="h-4 w-2/3 rounded-sm bg-hush" />
          </div>
        </div>
      ))}
    </div>
  )
}

function SignedOut() {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <StatusMessage kind="empty" text={text('saved.signIn')}>
      <Button look="solid" onClick={() => open({ name: 'signIn' })}>
        {text('signIn.button')}
      </Button>
    </StatusMessage>
  )
}

function Failed() {
  const text = useTexts()
  return (
    <StatusMessage kind="error" text={text('saved.error.fetch')}>
      <Button look="solid" onClick={reloadSavedStories}>
        {text('saved.error.retry')}
      </Button>
    </StatusMessage>
  )
}

/** The number of changes to the saved stories that wait for a connection to the server. */
function Waiting() {
  const text = useTexts()
  const count = useQueuedSavedChangeCount()
  return (
    <p role="status" className="text-14 text-warn empty:hidden">
      {count > 0 && !navigator.onLine && text.plural('saved.pending', count)}
    </p>
  )
}

function Body() {
  const { status, stories } = useSavedStories()
  if (status === 'none') return <SignedOut />
  if (status === 'failed' && stories.length === 0) return <Failed />
  if (status === 'loading' && stories.length === 0) return <Skeleton />
  return (
    <>
      <SavedStoriesUsage count={stories.length} />
      <Waiting />
      {stories.length > 0 && <SavedStoriesActions stories={stories} />}
      <SavedList stories={stories} />
    </>
  )
}

/** The dialog with the reader's saved stories. */
export function SavedDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  useEffect(reloadSavedStories, [])
  return (
    <TextDialog title={text('saved.title')} onClose={onClose}>
      <Body />
    </TextDialog>
  )
}
