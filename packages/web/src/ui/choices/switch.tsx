import { useId } from 'react'

interface SwitchProps {
  name: string
  /** The effect of the switch when it is on. */
  description: string
  isOn: boolean
  /** True if the reader can't switch it now; `onToggle` is still called, so that it can explain why. */
  isLocked?: boolean
  onToggle: () => void
}

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-hush transition-colors duration-150 checked:border-accent checked:bg-accent aria-disabled:opacity-60 forced-colors:size-5 forced-colors:appearance-auto'
const KNOB =
  'before:absolute before:top-1 before:start-1 before:size-4.5 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:before:translate-x-5 checked:before:bg-accent-ink rtl:checked:before:-translate-x-5 forced-colors:before:hidden'

/** A list row with a switch that takes effect immediately. */
export function Switch({ name, description, isOn, isLocked = false, onToggle }: SwitchProps) {
  const descriptionId = useId()
  return (
    <label className="flex cursor-pointer items-center gap-4 border-b border-line py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span id={descriptionId} className="block text-14 text-ink-soft">
          {description}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={`${TRACK} ${KNOB}`}
        aria-label={name}
        aria-describedby={descriptionId}
        aria-disabled={isLocked || undefined}
        aria-checked={isOn}
        checked={isOn}
        onChange={onToggle}
      />
    </label>
  )
}
