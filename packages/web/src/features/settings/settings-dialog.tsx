import type { ReactNode } from 'react'
import { useReader } from '../../account/session/account.ts'
import { useHasPlan } from '../../account/subscription/subscription.ts'
import { shortcuts } from '../../device/appearance/shortcuts.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { useOpenDialogs } from '../../lib/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { BreakingSwitch } from './breaking-switch.tsx'
import { TextSizeChooser } from './text-size-chooser.tsx'

function ShortcutSwitch() {
  const text = useTexts()
  const isOn = usePersisted(shortcuts)
  return (
    <label className="flex cursor-pointer items-center gap-3 target">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={isOn}
        onChange={(event) => shortcuts.set(event.target.checked)}
      />
      <span>
        <span className="block font-semibold">{text('settings.shortcuts')}</span>
        <span className="block text-14 text-ink-soft">{text('settings.shortcuts.explained')}</span>
      </span>
    </label>
  )
}

interface SettingsDialogProps {
  /** Where language and place are chosen. */
  choices?: ReactNode
  onClose: () => void
}

/**
 * Settings of the page: language and place, text size and keys, and a link to the data stored on the device.
 */
export function SettingsDialog({ choices, onClose }: SettingsDialogProps) {
  const text = useTexts()
  const { open } = useOpenDialogs()
  const isReader = useReader() !== undefined
  const hasPlan = useHasPlan()
  return (
    <TextDialog title={text('settings.title')} onClose={onClose}>
      {choices}
      <TextSizeChooser />
      <ShortcutSwitch />
      <BreakingSwitch />
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('outline')} onClick={() => open({ name: 'mutes' })}>
          {text('mutes.title')}
        </button>
        {(isReader || hasPlan) && (
          <button type="button" className={buttonClass('outline')} onClick={() => open({ name: 'billing' })}>
            {text('billing.title')}
          </button>
        )}
        <button type="button" className={buttonClass('outline')} onClick={() => open({ name: 'keys' })}>
          {text('keys.title')}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={() => open({ name: 'device' })}>
          {text('device.title')}
        </button>
      </div>
    </TextDialog>
  )
}
