import type { EmailSettings, Preferences } from '@plainwire/domain/contract'
import { useId } from 'react'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { updatePreferences } from '../../reader/preferences-account.ts'
import { useTier } from '../../reader/subscription.ts'

/** The switches, by the setting that each is kept as. */
const SWITCHES = [
  'weeklyDigest',
  'dailyDigest',
  'breakingNews',
  'productUpdates',
] as const satisfies (keyof EmailSettings)[]

interface SwitchProps {
  name: (typeof SWITCHES)[number]
  isOn: boolean
  /** Of Premium: it is seen, and asking for it leads there. */
  isLocked: boolean
  onToggle: () => void
}

function Switch({ name, isOn, isLocked, onToggle }: SwitchProps) {
  const text = useTexts()
  const explainedId = useId()
  return (
    <li className="border-b border-line">
      <label className="flex cursor-pointer items-center gap-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{text(`preferences.email.${name}`)}</span>
          <span id={explainedId} className="block text-14 text-ink-soft">
            {text(`preferences.email.${name}.explained`)} {isLocked && text('preferences.email.premium')}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="size-5 shrink-0 accent-accent aria-disabled:opacity-50"
          aria-label={text(`preferences.email.${name}`)}
          aria-describedby={explainedId}
          aria-disabled={isLocked}
          aria-checked={isOn}
          checked={isOn}
          onChange={onToggle}
        />
      </label>
    </li>
  )
}

/** Which mails a reader wants: each switch takes effect at once (PS-06). */
export function EmailTab({ preferences }: { preferences: Preferences }) {
  const text = useTexts()
  const { open } = useAskedDialogs()
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
          return (
            <Switch
              key={name}
              name={name}
              isOn={emailSettings[name] && !isLocked}
              isLocked={isLocked}
              onToggle={isLocked ? upgrade : toggle}
            />
          )
        })}
      </ul>
    </div>
  )
}
