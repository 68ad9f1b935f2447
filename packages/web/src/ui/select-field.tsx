import { fieldClass } from './field-class.ts'

interface SelectFieldProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  title: (value: Value) => string
  onChoose: (value: Value) => void
}

/** One of several values, chosen in the browser's own list under a label. */
export function SelectField<Value extends string>({
  label,
  values,
  chosen,
  title,
  onChoose,
}: SelectFieldProps<Value>) {
  const choose = (picked: string) => {
    const value = values.find((one) => one === picked)
    if (value !== undefined) onChoose(value)
  }
  return (
    <label className="grid gap-1 text-14 font-semibold">
      {label}
      <select className={fieldClass()} value={chosen} onChange={({ target }) => choose(target.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {title(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
