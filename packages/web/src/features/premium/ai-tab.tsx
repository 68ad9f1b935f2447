import { AI_FEATURE_NAMES, aiFeatureSwitches } from '../../account/premium/ai-features.ts'
import { setAiFeatureEnabled } from '../../account/premium/learning.ts'
import { useTier } from '../../account/subscription/subscription.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/choices/switch.tsx'
import { LearnedInterestList } from './learned-interest-list.tsx'

/**
 * Switches for the AI features of Premium, with explanations. For a free reader, each switch opens the
 * upgrade dialog.
 */
export function AiTab() {
  const text = useTexts()
  const { open } = useDialogStack()
  const isPremium = useTier() === 'premium'
  const switches = usePersistedStore(aiFeatureSwitches)
  const upgrade = () => void open({ name: 'upgrade', variant: 'default' })
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{text('premium.ai.intro')}</p>
      <ul>
        {AI_FEATURE_NAMES.map((name) => (
          <li key={name}>
            <Switch
              name={text(`premium.ai.${name}`)}
              description={text(`premium.ai.${name}.explained`)}
              isOn={isPremium && switches[name]}
              onToggle={() => (isPremium ? setAiFeatureEnabled(name, !switches[name]) : upgrade())}
            />
          </li>
        ))}
      </ul>
      {isPremium && switches.recommend && <LearnedInterestList />}
      {!isPremium && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14">{text('premium.ai.locked')}</p>
          <Button look="outline" onClick={upgrade}>
            {text('billing.upgrade')}
          </Button>
        </div>
      )}
    </div>
  )
}
