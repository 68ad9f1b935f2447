import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { TextSizeChooser } from './text-size-chooser.tsx'

interface AppearanceDialogProps {
  /** Where the theme is chosen. */
  themes: ReactNode
  onClose: () => void
}

/** Theme and text size, from the reader's menu. */
export function AppearanceDialog({ themes, onClose }: AppearanceDialogProps) {
  const text = useTexts()
  return (
    <TextDialog title={text('appearance.title')} onClose={onClose}>
      {themes}
      <TextSizeChooser />
    </TextDialog>
  )
}
