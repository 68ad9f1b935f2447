import type { FollowedThing } from '@plainwire/domain/follow'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/choices/switch.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { formatFollowedThingName } from './followed-name.ts'
import { PushAlertSettings } from './push-alert-settings.tsx'
import { SecretAddressField } from './secret-address-field.tsx'
import { type AlertSettingsProps, useAlertSettings } from './use-alert-settings.ts'
import { WebhookSettings } from './webhook-settings.tsx'

function FeedPart({ alerts: { feed }, change }: AlertSettingsProps) {
  const text = useTexts()
  const inLanguage = (address: string) =>
    text.language === DEFAULT_LANGUAGE ? address : `${address}?lang=${text.language}`
  return (
    <>
      <Switch
        name={text('following.alerts.feed')}
        description={text('following.alerts.feed.explained')}
        isOn={feed !== null}
        onToggle={() => void change({ feed: feed ? 'off' : 'on' })}
      />
      {feed && (
        <div className="grid gap-3 border-b border-line py-4">
          <SecretAddressField name={text('following.alerts.feed.atom')} address={inLanguage(feed.atom)} />
          <SecretAddressField name={text('following.alerts.feed.json')} address={inLanguage(feed.json)} />
          <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
            <Button look="outline" onClick={() => void change({ feed: 'renew' })}>
              {text('following.alerts.renew')}
            </Button>
            {text('following.alerts.renew.explained')}
          </p>
        </div>
      )}
    </>
  )
}

function Parts({ alerts, change }: AlertSettingsProps) {
  const text = useTexts()
  return (
    <div className="grid">
      <Switch
        name={text('following.alerts.digest')}
        description={text('following.alerts.digest.explained')}
        isOn={alerts.digest}
        onToggle={() => void change({ digest: !alerts.digest })}
      />
      <PushAlertSettings alerts={alerts} change={change} />
      <FeedPart alerts={alerts} change={change} />
      <WebhookSettings alerts={alerts} change={change} />
    </div>
  )
}

interface AlertsDialogProps {
  thing: Pick<FollowedThing, 'kind' | 'key' | 'label'>
  onClose: () => void
}

/**
 * The dialog in which a signed-in reader chooses how to be notified of new stories about a followed thing.
 */
export function AlertsDialog({ thing, onClose }: AlertsDialogProps) {
  const text = useTexts()
  const { alerts, change, hasFailed } = useAlertSettings(thing)
  const name = formatFollowedThingName(thing, text.language)
  return (
    <TextDialog title={text('following.alerts.title', { name })} onClose={onClose}>
      {alerts ? (
        <Parts alerts={alerts} change={change} />
      ) : (
        <p className="min-h-40 text-ink-soft">{text('following.alerts.loading')}</p>
      )}
      {hasFailed && <p role="alert">{text('following.alerts.error')}</p>}
      <p className="text-14 text-ink-soft">{text('following.alerts.private')}</p>
    </TextDialog>
  )
}
