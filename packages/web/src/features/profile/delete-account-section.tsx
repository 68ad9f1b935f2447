import { useEffect, useRef, useState } from 'react'
import { deleteAccount } from '../../account/session/session.ts'
import { reloadDeviceData } from '../../device/storage/restore-device.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { deleteDeviceData } from '../../lib/storage/device-file.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

interface ConfirmProps {
  isDeleting: boolean
  onDelete: () => void
  onCancel: () => void
}

function Confirm({ isDeleting, onDelete, onCancel }: ConfirmProps) {
  const text = useTexts()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <fieldset className="grid gap-3 rounded-md border border-danger p-4">
      <legend className="px-1 font-semibold">{text('account.delete.question')}</legend>
      <p className="text-14">{text('account.delete.what')}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={cancel} look="outline" disabled={isDeleting} onClick={onCancel}>
          {text('account.delete.cancel')}
        </Button>
        <Button
          look="outline"
          disabled={isDeleting}
          className="border-danger! text-danger!"
          onClick={onDelete}
        >
          {text(isDeleting ? 'account.delete.deleting' : 'account.delete.confirm')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Deletes the account, and the application's data on this device, after a confirmation. */
export function DeleteAccountSection({ onDeleted }: { onDeleted: () => void }) {
  const text = useTexts()
  const [state, setState] = useState<'idle' | 'confirming' | 'deleting'>('idle')
  const opener = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(false)
  useEffect(() => {
    if (state === 'idle' && wasConfirming.current) opener.current?.focus()
    wasConfirming.current = state !== 'idle'
  }, [state])
  const remove = async () => {
    setState('deleting')
    const refused = await deleteAccount()
    if (refused) {
      setState('confirming')
      showToast(text('account.delete.failed'), 'error')
      return
    }
    deleteDeviceData()
    reloadDeviceData()
    showToast(text('account.deleted'))
    onDeleted()
  }
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="account-delete">
      <h2 id="account-delete" className="text-18 font-semibold">
        {text('account.delete')}
      </h2>
      {state === 'idle' ? (
        <Button ref={opener} look="outline" onClick={() => setState('confirming')}>
          {text('account.delete.open')}
        </Button>
      ) : (
        <Confirm
          isDeleting={state === 'deleting'}
          onDelete={() => void remove()}
          onCancel={() => setState('idle')}
        />
      )}
    </section>
  )
}
