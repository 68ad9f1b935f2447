import type { ComponentProps } from 'react'
import { type FieldBackground, getFieldClassNames } from './field-class.ts'

interface FilterFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'autoComplete'> {
  /** The accessible name of the field, which is also shown as the placeholder. */
  label: string
  value: string
  onType: (typed: string) => void
  ground?: FieldBackground
}

/** A field that filters the list below it. */
export function FilterField({ label, ground, onType, ...input }: FilterFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={`${getFieldClassNames(ground)} placeholder:text-ink-soft`}
      onChange={({ target }) => onType(target.value)}
      {...input}
    />
  )
}
