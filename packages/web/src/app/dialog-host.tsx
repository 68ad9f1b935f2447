import { Suspense } from 'react'
import { useReader } from '../account/session/account.ts'
import { mutes } from '../device/muting/mutes.ts'
import { usePersisted } from '../device/storage/persisted.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { OpenDialog } from '../lib/open-dialogs.ts'
import type { PathDialog } from '../lib/paths.ts'

const StoryDialog = lazyPart(
  () => import('../features/story/story-dialog.tsx').then((part) => part.StoryDialog),
  'first',
)
const LegalDialog = lazyPart(() =>
  import('../features/legal/legal-dialog.tsx').then((part) => part.LegalDialog),
)
const QualityDialog = lazyPart(() =>
  import('../features/quality/quality-dialog.tsx').then((part) => part.QualityDialog),
)

const ThreadDialog = lazyPart(() =>
  import('../features/thread/thread-dialog.tsx').then((part) => part.ThreadDialog),
)
const GapsDialog = lazyPart(() => import('../features/gaps/gaps-dialog.tsx').then((part) => part.GapsDialog))

const CorrectionsDialog = lazyPart(() =>
  import('../features/corrections/corrections-dialog.tsx').then((part) => part.CorrectionsDialog),
)

const MergeOffer = lazyPart(() => import('../features/preferences/index.ts').then((part) => part.MergeOffer))
const OpenDialogs = lazyPart(() => import('./open-dialogs.tsx').then((part) => part.OpenDialogs), 'first')

/** The code of each dialog, by its name: fetched when it is opened. */
const PARTS = {
  story: StoryDialog,
  about: LegalDialog,
  privacy: LegalDialog,
  terms: LegalDialog,
  portal: LegalDialog,
  quality: QualityDialog,
  gaps: GapsDialog,
  corrections: CorrectionsDialog,
  thread: ThreadDialog,
}

/** Fetches a dialog's code ahead, so that it is drawn with the page. */
export function preloadDialog(name: PathDialog['name']): Promise<void> {
  return PARTS[name].preload()
}

interface DialogHostProps {
  /** The dialog that the address names. */
  dialog: PathDialog | undefined
  onClose: () => void
  /** Those without an address, the last one in front. */
  dialogs: readonly OpenDialog[]
  onCloseDialog: () => void
}

/** Draws the dialogs that are open by name. Features don't know each other's dialogs; this place does. */
export function DialogHost({ dialog, onClose, dialogs, onCloseDialog }: DialogHostProps) {
  return (
    <>
      <Suspense fallback={null}>{dialog && <Part dialog={dialog} onClose={onClose} />}</Suspense>
      <Suspense fallback={null}>
        {dialogs.length > 0 && <OpenDialogs dialogs={dialogs} onClose={onCloseDialog} />}
      </Suspense>
      <Merging isFree={!dialog && dialogs.length === 0} />
    </>
  )
}

/** Where a reader with an account has muted something without it. */
function Merging({ isFree }: { isFree: boolean }) {
  const isSignedIn = useReader() !== undefined
  const hasOwn = usePersisted(mutes).some(({ account }) => account === undefined)
  return <Suspense fallback={null}>{isSignedIn && hasOwn && <MergeOffer isFree={isFree} />}</Suspense>
}

function Part({ dialog, onClose }: { dialog: PathDialog; onClose: () => void }) {
  if (dialog.name === 'story') return <StoryDialog storyId={dialog.storyId} onClose={onClose} />
  if (dialog.name === 'thread') return <ThreadDialog threadId={dialog.threadId} onClose={onClose} />
  if (dialog.name === 'quality') return <QualityDialog onClose={onClose} />
  if (dialog.name === 'gaps') return <GapsDialog onClose={onClose} />
  if (dialog.name === 'corrections') return <CorrectionsDialog onClose={onClose} />
  return <LegalDialog page={dialog.name} onClose={onClose} />
}
