import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { SecretAddress } from './secret-address.tsx'
import type { AlertsPartProps } from './use-alerts.ts'

const KINDS = ['webhook', 'ntfy'] as const
const FIELD = 'w-full rounded-md border border-edge bg-paper px-3 text-16 target'

/** The form for an address. */
function NewHook({ change }: Pick<AlertsPartProps, 'change'>) {
  const text = useTexts()
  const refusedId = useId()
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
      <label className="grid gap-1 text-14">
        <span className="font-semibold">{text('following.alerts.hook.kind')}</span>
        <select
          value={kind}
          className={FIELD}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'webhook')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {text(`following.alerts.hook.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-14">
        <span className="font-semibold">{text('following.alerts.hook.address')}</span>
        <input
          type="url"
          required
          value={address}
          maxLength={500}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? refusedId : undefined}
          className={FIELD}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      {isRefused && (
        <p id={refusedId} role="alert" className="text-14 text-danger">
          {text('following.alerts.hook.refused')}
        </p>
      )}
      <Button look="outline" type="submit" className="justify-self-start">
        {text('following.alerts.hook.save')}
      </Button>
    </form>
  )
}

/** Where new stories are posted to. */
export function HookPart({ alerts: { hook }, change }: AlertsPartProps) {
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
          <SecretAddress name={text(`following.alerts.hook.${hook.kind}`)} address={hook.address} />
          {hook.kind === 'webhook' && (
            <SecretAddress name={text('following.alerts.hook.secret')} address={hook.secret} />
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
