import { useState } from 'react'
import { enableFollowAlertsOnDevice } from '../../account/followed/enable-alerts-here.ts'
import { detectPushSupport } from '../../device/push/push-device.ts'
import { useConfig } from '../../lib/config.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import type { AlertSettingsProps } from './use-alert-settings.ts'

function Bell({ alerts, change, publicKey }: AlertSettingsProps & { publicKey: string }) {
  const text = useTexts()
  const [support, setSupport] = useState(detectPushSupport)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const obstacle: TextKey | undefined =
    support === 'ready' ? (hasFailed ? 'push.failed' : undefined) : `push.${support}`
  const isLocked = !alerts.bell && support !== 'ready'
  const toggle = async () => {
    if (isBusy || isLocked) return
    setBusy(true)
    const outcome = alerts.bell ? 'on' : await enableFollowAlertsOnDevice(publicKey, text.language)
    if (outcome === 'on') await change({ bell: !alerts.bell })
    setFailed(outcome === 'failed')
    setSupport(detectPushSupport())
    setBusy(false)
  }
  return (
    <section aria-busy={isBusy}>
      <Switch
        name={text('following.alerts.bell')}
        description={text('following.alerts.bell.explained')}
        isOn={alerts.bell}
        isLocked={isLocked}
        onToggle={() => void toggle()}
      />
      {obstacle && (
        <p role={hasFailed ? 'alert' : undefined} className="py-2 text-14 text-ink-soft">
          {text(obstacle)}
        </p>
      )}
    </section>
  )
}

/**
 * The switch for push notifications of new stories. Renders nothing if the installation sends no push
 * notifications.
 */
export function PushAlertSettings(props: AlertSettingsProps) {
  const { push: pushConfig } = useConfig()
  return pushConfig ? <Bell {...props} publicKey={pushConfig.publicKey} /> : null
}
