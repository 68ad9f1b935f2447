import { selectDeviceOnlyMutes, selectUploadableMutes } from '@plainwire/domain/reader'
import { useState } from 'react'
import { copyMutesToAccount } from '../../account/mutes/account-mutes.ts'
import { useReader } from '../../account/session/account.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { formatMuteName } from '../../edition/actions/mute-name.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'

/** Asks whether this device's mutes should be added to the account. Declining keeps them on the device. */
export function MergeMutesDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const tier = useTier()
  const reader = useReader()
  // Read once, when the dialog opens: afterwards the mutes may belong to the account.
  const [deviceMutes] = useState(() => selectDeviceOnlyMutes(mutes.get()))
  const [fitting] = useState(() => selectUploadableMutes(mutes.get(), { tier, now: new Date() }))
  if (!reader) return null
  const merge = () => {
    void copyMutesToAccount(new Date())
    onClose()
  }
  return (
    <TextDialog title={text('preferences.merge')} onClose={onClose}>
      <p>{text('preferences.merge.question')}</p>
      <ul className="flex flex-wrap gap-2">
        {deviceMutes.map((mute) => (
          <li key={mute.id} className="rounded-full border border-line px-4 py-1 text-14 wrap-anywhere">
            {formatMuteName(mute, text)}
          </li>
        ))}
      </ul>
      {fitting.length < deviceMutes.length && (
        <p className="text-14 text-ink-soft">
          {text('preferences.merge.some', { fitting: fitting.length, all: deviceMutes.length })}
        </p>
      )}
      <DialogFooter>
        <Button look="outline" onClick={onClose}>
          {text('preferences.merge.keep')}
        </Button>
        <Button look="solid" onClick={merge}>
          {text('preferences.merge.give')}
        </Button>
      </DialogFooter>
    </TextDialog>
  )
}
