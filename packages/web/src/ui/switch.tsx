import { useId } from 'react'

interface SwitchProps {
  name: string
  /** Its effect when it is on. */
  explained: string
  isOn: boolean
  /** This reader can't switch it: pressing it explains why. */
  isLocked?: boolean
  onToggle: () => void
}

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-hush transition-colors duration-150 checked:border-accent checked:bg-accent aria-disabled:opacity-60 forced-colors:size-5 forced-colors:appearance-auto'
const KNOB =
  'before:absolute before:top-1 before:start-1 before:size-4.5 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:before:translate-x-5 checked:before:bg-accent-ink rtl:checked:before:-translate-x-5 forced-colors:before:hidden'

/** A line of a list with a switch that takes effect immediately. */
export function Switch({ name, explained, isOn, isLocked = false, onToggle }: SwitchProps) {
  const explainedId = useId()
  return (
    <label className="flex cursor-pointer items-center gap-4 border-b border-line py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span id={explainedId} className="block text-14 text-ink-soft">
          {explained}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={`${TRACK} ${KNOB}`}
        aria-label={name}
        aria-describedby={explainedId}
        aria-disabled={isLocked || undefined}
        aria-checked={isOn}
        checked={isOn}
        onChange={onToggle}
      />
    </label>
  )
}
