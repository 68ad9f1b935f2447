interface CheckboxProps {
  name: string
  /**
   * Describes the effect of checking the box. If there is no description, the name is shown in small text.
   */
  description?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ name, description, isOn, onChange, className = '' }: CheckboxProps) {
  return (
    <label className={`flex cursor-pointer items-center gap-3 target ${className}`.trimEnd()}>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {description === undefined ? (
        <span className="text-14">{name}</span>
      ) : (
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-14 text-ink-soft">{description}</span>
        </span>
      )}
    </label>
  )
}
