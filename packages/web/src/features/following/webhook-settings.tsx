import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SecretAddressField } from './secret-address-field.tsx'
import type { AlertSettingsProps } from './use-alert-settings.ts'

const KINDS = ['webhook', 'ntfy'] as const

/** The form for the address of a webhook or ntfy topic. */
function NewHook({ change }: Pick<AlertSettingsProps, 'change'>) {
  const text = useTexts()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('webhook')
  const [address, setAddress] = useState('')
  const [isRefused, setRefused] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const failure = await change({ hook: { kind, address: address.trim() } })
    setRefused(failure === 'HOOK_REFUSED' || failure === 'BAD_REQUEST')
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void save(event)}>
      <SelectField
        label={text('following.alerts.hook.kind')}
        values={KINDS}
        chosen={kind}
        title={(value) => text(`following.alerts.hook.${value}`)}
        onChoose={setKind}
      />
      <TextField
        label={text('following.alerts.hook.address')}
        type="url"
        required
        value={address}
        maxLength={500}
        error={isRefused ? text('following.alerts.hook.refused') : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button look="outline" type="submit" className="justify-self-start">
        {text('following.alerts.hook.save')}
      </Button>
    </form>
  )
}

/** The webhook or ntfy topic to which new stories are posted. */
export function WebhookSettings({ alerts: { hook }, change }: AlertSettingsProps) {
  const text = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 border-b border-line py-3">
      <div>
        <h2 id={id} className="font-semibold">
          {text('following.alerts.hook')}
        </h2>
        <p className="text-14 text-ink-soft">{text('following.alerts.hook.explained')}</p>
      </div>
      {hook ? (
        <>
          <SecretAddressField name={text(`following.alerts.hook.${hook.kind}`)} address={hook.address} />
          {hook.kind === 'webhook' && (
            <SecretAddressField name={text('following.alerts.hook.secret')} address={hook.secret} />
          )}
          <Button look="outline" className="justify-self-start" onClick={() => void change({ hook: null })}>
            {text('following.alerts.hook.remove')}
          </Button>
        </>
      ) : (
        <NewHook change={change} />
      )}
    </section>
  )
}
