import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { PathDialog } from '../lib/paths.ts'

const StoryDialog = lazyPart(() =>
  import('../features/story/story-dialog.tsx').then((part) => part.StoryDialog),
)
const LegalDialog = lazyPart(() =>
  import('../features/legal/legal-dialog.tsx').then((part) => part.LegalDialog),
)
const QualityDialog = lazyPart(() =>
  import('../features/quality/quality-dialog.tsx').then((part) => part.QualityDialog),
)

/** The code of each dialog, by its name: fetched when it is asked for. */
const PARTS = {
  story: StoryDialog,
  about: LegalDialog,
  privacy: LegalDialog,
  terms: LegalDialog,
  quality: QualityDialog,
}

/** Fetches a dialog's code ahead, so that it is drawn with the page. */
export function preloadDialog(name: PathDialog['name']): Promise<void> {
  return PARTS[name].preload()
}

/** Draws the dialog that is asked for by name. Features don't know each other's dialogs; this place does. */
export function DialogHost({ dialog, onClose }: { dialog: PathDialog | undefined; onClose: () => void }) {
  if (!dialog) return null
  return (
    <Suspense fallback={null}>
      <Part dialog={dialog} onClose={onClose} />
    </Suspense>
  )
}

function Part({ dialog, onClose }: { dialog: PathDialog; onClose: () => void }) {
  if (dialog.name === 'story') return <StoryDialog storyId={dialog.storyId} onClose={onClose} />
  if (dialog.name === 'quality') return <QualityDialog onClose={onClose} />
  return <LegalDialog page={dialog.name} onClose={onClose} />
}
