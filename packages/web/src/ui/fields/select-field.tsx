import { getFieldClassNames } from './field-class.ts'

interface SelectFieldProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  title: (value: Value) => string
  onChoose: (value: Value) => void
}

/** A native <select> with a label. */
export function SelectField<Value extends string>({
  label,
  values,
  chosen,
  title,
  onChoose,
}: SelectFieldProps<Value>) {
  const choose = (selected: string) => {
    const value = values.find((candidate) => candidate === selected)
    if (value !== undefined) onChoose(value)
  }
  return (
    <label className="grid gap-1 text-14 font-semibold">
      {label}
      <select className={getFieldClassNames()} value={chosen} onChange={({ target }) => choose(target.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {title(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
