import { Copy } from 'lucide-react'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A secret address or key in a read-only field, with a copy button. */
export function SecretAddressField({ name, address }: { name: string; address: string }) {
  const text = useTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(text('following.alerts.copied'))
    } catch {
      showToast(text('following.alerts.copyFailed'), 'error')
    }
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={name}
        readOnly
        value={address}
        ground="hush"
        className="min-w-0 flex-1"
        onFocus={({ target }) => target.select()}
      />
      <Button look="outline" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {text('following.alerts.copy')}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  )
}
