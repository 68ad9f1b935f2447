import { useId } from 'react'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { ASSIST_SWITCHES, type AssistSwitch, assistSwitches } from '../../reader/assist.ts'
import { useKept } from '../../reader/kept.ts'
import { switchAssist } from '../../reader/learning.ts'
import { useTier } from '../../reader/subscription.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LearnedList } from './learned-list.tsx'

interface SwitchProps {
  name: AssistSwitch
  isOn: boolean
  onToggle: () => void
}

function Switch({ name, isOn, onToggle }: SwitchProps) {
  const text = useTexts()
  const explainedId = useId()
  return (
    <li className="border-b border-line">
      <label className="flex cursor-pointer items-center gap-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{text(`premium.ai.${name}`)}</span>
          <span id={explainedId} className="block text-14 text-ink-soft">
            {text(`premium.ai.${name}.explained`)}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="size-5 shrink-0 accent-accent"
          aria-label={text(`premium.ai.${name}`)}
          aria-describedby={explainedId}
          aria-checked={isOn}
          checked={isOn}
          onChange={onToggle}
        />
      </label>
    </li>
  )
}

/** What Premium does to the reader's lists, each in words that say what it does; for a free reader what it would do (PS-07). */
export function AiTab() {
  const text = useTexts()
  const { open } = useAskedDialogs()
  const isPremium = useTier() === 'premium'
  const switches = useKept(assistSwitches)
  const upgrade = () => void open({ name: 'upgrade', variant: 'default' })
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{text('premium.ai.intro')}</p>
      <ul>
        {ASSIST_SWITCHES.map((name) => (
          <Switch
            key={name}
            name={name}
            isOn={isPremium && switches[name]}
            onToggle={() => (isPremium ? switchAssist(name, !switches[name]) : upgrade())}
          />
        ))}
      </ul>
      {isPremium && switches.recommend && <LearnedList />}
      {!isPremium && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14">{text('premium.ai.locked')}</p>
          <button type="button" className={buttonClass('outline')} onClick={upgrade}>
            {text('billing.upgrade')}
          </button>
        </div>
      )}
    </div>
  )
}
