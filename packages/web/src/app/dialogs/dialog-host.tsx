import { Suspense } from 'react'
import { useReader } from '../../account/session/account.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import type { UnroutedDialog } from '../../lib/addresses/open-dialogs.ts'
import type { RoutedDialog } from '../../lib/addresses/paths.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'

const StoryDialog = createLazyComponent(
  () => import('../../features/story/story-dialog.tsx').then((part) => part.StoryDialog),
  'first',
)
const LegalDialog = createLazyComponent(() =>
  import('../../features/legal/legal-dialog.tsx').then((part) => part.LegalDialog),
)
const QualityDialog = createLazyComponent(() =>
  import('../../features/quality/quality-dialog.tsx').then((part) => part.QualityDialog),
)

const ThreadDialog = createLazyComponent(() =>
  import('../../features/thread/thread-dialog.tsx').then((part) => part.ThreadDialog),
)
const GapsDialog = createLazyComponent(() =>
  import('../../features/gaps/coverage-gaps-dialog.tsx').then((part) => part.CoverageGapsDialog),
)

const CorrectionsDialog = createLazyComponent(() =>
  import('../../features/corrections/corrections-dialog.tsx').then((part) => part.CorrectionsDialog),
)

const MergeOffer = createLazyComponent(() =>
  import('../../features/preferences/index.ts').then((part) => part.MergeMutesPrompt),
)
const DialogStack = createLazyComponent(
  () => import('./dialog-stack.tsx').then((part) => part.DialogStack),
  'first',
)

/** The component of each dialog, loaded when the dialog is opened. */
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

/** Loads a dialog's code in advance, so that it is rendered together with the page. */
export function preloadDialog(name: RoutedDialog['name']): Promise<void> {
  return PARTS[name].preload()
}

interface DialogHostProps {
  /** The dialog that the URL names. */
  dialog: RoutedDialog | undefined
  onClose: () => void
  /** Open dialogs without a URL of their own, the front one last. */
  dialogs: readonly UnroutedDialog[]
  onCloseDialog: () => void
}

/**
 * Renders the open dialogs by name, so that features can open each other's dialogs without importing them.
 */
export function DialogHost({ dialog, onClose, dialogs, onCloseDialog }: DialogHostProps) {
  return (
    <>
      <Suspense fallback={null}>{dialog && <Part dialog={dialog} onClose={onClose} />}</Suspense>
      <Suspense fallback={null}>
        {dialogs.length > 0 && <DialogStack dialogs={dialogs} onClose={onCloseDialog} />}
      </Suspense>
      <MuteMerging isFree={!dialog && dialogs.length === 0} />
    </>
  )
}

/** After sign-in, offers to add this device's mutes to the account, if they were made without an account. */
function MuteMerging({ isFree }: { isFree: boolean }) {
  const isSignedIn = useReader() !== undefined
  const hasDeviceMutes = usePersistedStore(mutes).some(({ account }) => account === undefined)
  return <Suspense fallback={null}>{isSignedIn && hasDeviceMutes && <MergeOffer isFree={isFree} />}</Suspense>
}

function Part({ dialog, onClose }: { dialog: RoutedDialog; onClose: () => void }) {
  if (dialog.name === 'story') return <StoryDialog storyId={dialog.storyId} onClose={onClose} />
  if (dialog.name === 'thread') return <ThreadDialog threadId={dialog.threadId} onClose={onClose} />
  if (dialog.name === 'quality') return <QualityDialog onClose={onClose} />
  if (dialog.name === 'gaps') return <GapsDialog onClose={onClose} />
  if (dialog.name === 'corrections') return <CorrectionsDialog onClose={onClose} />
  return <LegalDialog page={dialog.name} onClose={onClose} />
}
