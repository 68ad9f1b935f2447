import { type FieldBackground, getFieldClassNames } from './field-class.ts'

interface SelectFieldProps<Value extends string | number> {
  label: string
  values: readonly Value[]
  chosen: Value
  title: (value: Value) => string
  onChoose: (value: Value) => void
  ground?: FieldBackground
  /** True if the label is beside the field, in a row with other controls; otherwise it is above it. */
  isInline?: boolean
  /** True while a choice can't be made: the field can still have the focus, but a choice does nothing. */
  isLocked?: boolean
  /** The classes of the element that contains the label and the field. */
  className?: string
}

/** A native <select> with a label. */
export function SelectField<Value extends string | number>({
  label,
  values,
  chosen,
  title,
  onChoose,
  ground,
  isInline = false,
  isLocked = false,
  className = '',
}: SelectFieldProps<Value>) {
  const choose = (selected: string) => {
    const value = values.find((candidate) => String(candidate) === selected)
    if (value !== undefined && !isLocked) onChoose(value)
  }
  const layout = isInline ? 'grid-flow-col items-center justify-start gap-2' : 'gap-1 font-semibold'
  return (
    <label className={`grid text-14 ${layout} ${className}`.trimEnd()}>
      {label}
      <select
        aria-disabled={isLocked || undefined}
        className={getFieldClassNames(ground)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {title(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
