import type { EmailSettings, Preferences } from '@plainwire/domain/contract'
import { updatePreferences } from '../../account/preferences/update-preferences.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import { DigestStatus } from './digest-status.tsx'

/** The mail settings that have a switch, in the order of the switches. */
const SWITCHES = [
  'weeklyDigest',
  'dailyDigest',
  'breakingNews',
  'productUpdates',
] as const satisfies (keyof EmailSettings)[]

/** Switches for the reader's mail subscriptions, which take effect immediately. */
export function EmailTab({ preferences }: { preferences: Preferences }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const isFree = useTier() === 'free'
  const { emailSettings } = preferences
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-soft">{text('preferences.email.explained')}</p>
      <ul>
        {SWITCHES.map((name) => {
          const isLocked = isFree && name === 'dailyDigest'
          const toggle = () => void updatePreferences({ emailSettings: { [name]: !emailSettings[name] } })
          const upgrade = () => void open({ name: 'upgrade', variant: 'default' })
          const description = text(`preferences.email.${name}.explained`)
          return (
            <li key={name}>
              <Switch
                name={text(`preferences.email.${name}`)}
                description={isLocked ? `${description} ${text('preferences.email.premium')}` : description}
                isOn={emailSettings[name] && !isLocked}
                isLocked={isLocked}
                onToggle={isLocked ? upgrade : toggle}
              />
            </li>
          )
        })}
      </ul>
      <DigestStatus />
    </div>
  )
}
