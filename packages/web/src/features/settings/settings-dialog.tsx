import type { ReactNode } from 'react'
import { useReader } from '../../account/session/account.ts'
import { useHasPlan } from '../../account/subscription/subscription.ts'
import { shortcutsEnabled } from '../../device/appearance/shortcuts.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/choices/checkbox.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { BreakingNewsSwitch } from './breaking-news-switch.tsx'
import { TextSizeChooser } from './text-size-chooser.tsx'

function ShortcutSwitch() {
  const text = useTexts()
  const isOn = usePersistedStore(shortcutsEnabled)
  return (
    <Checkbox
      name={text('settings.shortcuts')}
      description={text('settings.shortcuts.explained')}
      isOn={isOn}
      onChange={shortcutsEnabled.set}
    />
  )
}

interface SettingsDialogProps {
  /** The choosers for language, place and theme, which are part of other features. */
  choices?: ReactNode
  onClose: () => void
}

/**
 * The settings dialog: language, place, theme, text size, shortcuts, breaking news, and links to other
 * dialogs.
 */
export function SettingsDialog({ choices, onClose }: SettingsDialogProps) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isReader = useReader() !== undefined
  const hasPlan = useHasPlan()
  return (
    <TextDialog title={text('settings.title')} onClose={onClose}>
      {choices}
      <TextSizeChooser />
      <ShortcutSwitch />
      <BreakingNewsSwitch />
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => open({ name: 'mutes' })}>
          {text('mutes.title')}
        </Button>
        {(isReader || hasPlan) && (
          <Button look="outline" onClick={() => open({ name: 'billing' })}>
            {text('billing.title')}
          </Button>
        )}
        <Button look="outline" onClick={() => open({ name: 'keys' })}>
          {text('keys.title')}
        </Button>
        <Button look="outline" onClick={() => open({ name: 'device' })}>
          {text('device.title')}
        </Button>
      </div>
    </TextDialog>
  )
}
