import { type ComponentProps, useId } from 'react'
import { type FieldBackground, getFieldClassNames } from './field-class.ts'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** One line of help below the field, which screen readers read with it. */
  hint?: string | undefined
  /** Why the value isn't accepted. Screen readers announce it when it appears, and read it with the field. */
  error?: string | undefined
  /** Values that the browser suggests while the reader types. */
  suggestions?: readonly string[] | undefined
  ground?: FieldBackground
  /** The classes of the element that contains the label and the field. */
  className?: string
}

/** A single-line text input with a label. */
export function TextField({
  label,
  hint,
  error,
  suggestions,
  ground,
  className = '',
  ...input
}: TextFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1 text-14 font-semibold ${className}`.trimEnd()}>
      <label className="grid gap-1">
        {label}
        <input
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          list={suggestions && `${id}-list`}
          className={getFieldClassNames(ground, input.readOnly)}
          {...input}
        />
      </label>
      {suggestions && (
        <datalist id={`${id}-list`}>
          {[...new Set(suggestions)].map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}-hint`} className="font-normal text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-normal text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
