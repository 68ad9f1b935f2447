import { Lock } from 'lucide-react'
import { chooseTheme } from '../../account/subscription/premium-theme.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { isFreeTheme, THEMES, type Theme, theme } from '../../device/appearance/theme.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { RadioChip } from '../../ui/choices/radio-chip.tsx'

/**
 * Radio buttons for the theme. If a free reader chooses a premium theme, the upgrade dialog opens instead.
 */
export function ThemeChooser() {
  const text = useTexts()
  const { open } = useDialogStack()
  const isPremium = useTier() === 'premium'
  const { name } = usePersistedStore(theme)
  const chosen = isPremium || isFreeTheme(name) ? name : 'system'
  const choose = (wanted: Theme) => {
    if (isPremium || isFreeTheme(wanted)) chooseTheme(wanted)
    else open({ name: 'upgrade', variant: 'default' })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-semibold">{text('premium.theme')}</legend>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((option) => (
          <RadioChip
            key={option}
            name="theme"
            shape="pill"
            isChosen={chosen === option}
            onChoose={() => choose(option)}
          >
            {text(`premium.theme.${option}`)}
            {!isPremium && !isFreeTheme(option) && <Lock size={14} aria-hidden="true" />}
          </RadioChip>
        ))}
      </div>
      <p className="text-14 text-ink-soft">{text('premium.theme.explained')}</p>
    </fieldset>
  )
}
