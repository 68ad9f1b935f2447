import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { TextSizeChooser } from './text-size-chooser.tsx'

interface AppearanceDialogProps {
  /** The theme chooser. */
  themes: ReactNode
  onClose: () => void
}

/** The dialog for theme and text size, which the reader's menu opens. */
export function AppearanceDialog({ themes, onClose }: AppearanceDialogProps) {
  const text = useTexts()
  return (
    <TextDialog title={text('appearance.title')} onClose={onClose}>
      {themes}
      <TextSizeChooser />
    </TextDialog>
  )
}
