interface CheckboxProps {
  name: string
  /** Its effect when it is checked; without it the name is drawn small. */
  explained?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

/** A box to check, in a line with its name. */
export function Checkbox({ name, explained, isOn, onChange, className = '' }: CheckboxProps) {
  return (
    <label className={`flex cursor-pointer items-center gap-3 target ${className}`.trimEnd()}>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {explained === undefined ? (
        <span className="text-14">{name}</span>
      ) : (
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-14 text-ink-soft">{explained}</span>
        </span>
      )}
    </label>
  )
}
