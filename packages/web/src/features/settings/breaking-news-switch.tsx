import { DEFAULT_QUIET_HOURS, type QuietHours } from '@plainwire/domain/breaking'
import { useId, useState } from 'react'
import { devicePushSettings } from '../../device/push/push.ts'
import {
  detectPushSupport,
  disablePush,
  enablePush,
  type PushSupport,
} from '../../device/push/push-device.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { announce } from '../../lib/access/announcements.ts'
import { useConfig } from '../../lib/config.ts'
import { useIsOnline } from '../../lib/offline/use-connection.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function HourChooser(props: { name: string; hour: number; isBusy: boolean; onHour: (hour: number) => void }) {
  const { name, hour, isBusy, onHour } = props
  return (
    <SelectField
      label={name}
      values={HOURS}
      chosen={hour}
      title={formatHour}
      onChoose={onHour}
      isInline
      isLocked={isBusy}
      className="tabular-nums"
    />
  )
}

/**
 * Two fields for the hours between which no notifications are sent. If both hours are equal, notifications
 * are sent at any time of day.
 */
function QuietChooser(props: { hours: QuietHours; isBusy: boolean; onHours: (hours: QuietHours) => void }) {
  const text = useTexts()
  const { hours, isBusy, onHours } = props
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <legend className="sr-only">{text('push.quiet')}</legend>
      <span className="text-14 font-semibold">{text('push.quiet')}</span>
      <HourChooser
        name={text('push.quiet.from')}
        hour={hours.from}
        isBusy={isBusy}
        onHour={(from) => onHours({ ...hours, from })}
      />
      <HourChooser
        name={text('push.quiet.to')}
        hour={hours.to}
        isBusy={isBusy}
        onHour={(to) => onHours({ ...hours, to })}
      />
    </fieldset>
  )
}

function usePush(publicKey: string) {
  const text = useTexts()
  const on = usePersistedStore(devicePushSettings)
  const [support, setSupport] = useState<PushSupport>(detectPushSupport)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const run = async (action: () => Promise<TextKey | undefined>) => {
    if (isBusy) return
    setBusy(true)
    const result = await action()
    setFailed(result === 'push.failed')
    setSupport(detectPushSupport())
    setBusy(false)
    if (result) announce(text(result))
  }
  const turnOn = (quietHours: QuietHours) =>
    run(async () => {
      const subscription = { quietHours, language: text.language, neutral: text('push.muted') }
      const outcome = await enablePush(publicKey, subscription, browserNetworkDependencies)
      if (outcome === 'on') return 'push.isOn'
      return outcome === 'failed' ? 'push.failed' : undefined
    })
  const turnOff = () =>
    run(async () => {
      await disablePush(browserNetworkDependencies)
      return 'push.isOff'
    })
  return { on, support, isBusy, hasFailed, turnOn, turnOff }
}

function Breaking({ publicKey }: { publicKey: string }) {
  const text = useTexts()
  const stateId = useId()
  const hasConnection = useIsOnline()
  const { on, support, isBusy, hasFailed, turnOn, turnOff } = usePush(publicKey)
  const obstacle = support === 'ready' ? undefined : (`push.${support}` as const)
  const isOffline = !on && !obstacle && !hasConnection
  const isLocked = !on && (obstacle !== undefined || isOffline)
  const state = obstacle ?? (isOffline ? 'push.offline' : hasFailed ? 'push.failed' : undefined)
  const toggle = () => {
    if (on) void turnOff()
    else if (!isLocked) void turnOn(DEFAULT_QUIET_HOURS)
  }
  return (
    <section aria-busy={isBusy} aria-describedby={state && stateId}>
      <Switch
        name={text('push.switch')}
        description={text('push.explained')}
        isOn={on !== null}
        isLocked={isLocked}
        onToggle={toggle}
      />
      {on && <QuietChooser hours={on.quietHours} isBusy={isBusy} onHours={(hours) => void turnOn(hours)} />}
      {state && (
        <p id={stateId} role={hasFailed ? 'alert' : undefined} className="pt-2 text-14 text-ink-soft">
          {text(state)}
        </p>
      )}
    </section>
  )
}

/**
 * The switch for notifications of breaking news on this device, with quiet hours. Renders nothing if the
 * installation sends no push notifications.
 */
export function BreakingNewsSwitch() {
  const { push: pushConfig } = useConfig()
  return pushConfig ? <Breaking publicKey={pushConfig.publicKey} /> : null
}
