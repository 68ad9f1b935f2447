import type { SelectableMuteKind } from '@plainwire/domain/reader'
import { useEffect } from 'react'
import { useReader } from '../../account/session/account.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { AddMuteForm } from './add-mute-form.tsx'
import { MuteList } from './mute-list.tsx'

interface MutesDialogProps {
  /** The kind and text with which the form for a new mute is filled in. */
  suggestion: { kind: SelectableMuteKind; text: string } | undefined
  onClose: () => void
}

/** The dialog for mutes: words, topics and sources that the reader doesn't want to see. */
export function MutesDialog({ suggestion, onClose }: MutesDialogProps) {
  const text = useTexts()
  const { loadWhole } = useEditionSource()
  useEffect(() => loadWhole(), [loadWhole])
  return (
    <TextDialog title={text('mutes.title')} onClose={onClose}>
      <p className="text-ink-soft">{text(useReader() ? 'mutes.intro.account' : 'mutes.intro')}</p>
      <AddMuteForm suggestion={suggestion} />
      <MuteList />
    </TextDialog>
  )
}
