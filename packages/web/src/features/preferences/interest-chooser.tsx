import { INTERESTS, type Interest } from '@plainwire/domain/contract'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

const CHIP =
  'inline-flex cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-14 target hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

interface InterestChooserProps {
  chosen: readonly Interest[]
  onChange: (chosen: readonly Interest[]) => void
}

/** Checkboxes for the 24 interests, with the number of selected interests. */
export function InterestChooser({ chosen, onChange }: InterestChooserProps) {
  const text = useTexts()
  const toggle = (interest: Interest) =>
    onChange(chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest])
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{text('preferences.interests')}</legend>
      <div className="flex flex-wrap gap-2">
        {INTERESTS.map((interest) => (
          <label key={interest} className={CHIP}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(interest)}
              onChange={() => toggle(interest)}
            />
            {text(`preferences.interest.${interest}`)}
          </label>
        ))}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="text-14 text-ink-soft">
          {text('preferences.selected', { count: chosen.length })}
        </p>
        {chosen.length > 0 && (
          <Button look="text" onClick={() => onChange([])}>
            {text('preferences.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
