import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, getButtonClassName } from './button-class.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  look: ButtonVariant
  /** 'submit' for the button that submits its form. */
  type?: 'button' | 'submit'
  /** True while its action is running: the button can still have the focus, but a click does nothing. */
  isPending?: boolean
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
}

/** A button in one of the looks; `className` adds classes, such as its size or position. */
export function Button({ look, type = 'button', isPending, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isPending}
      className={getButtonClassName(look, className)}
      onClick={isPending ? ignoreClick : onClick}
      {...rest}
    />
  )
}
