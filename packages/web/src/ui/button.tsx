import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  look: ButtonLook
  /** 'submit' in a form that it sends. */
  type?: 'button' | 'submit'
  /** Whether its work is under way: until that ends it preserves the focus, and a press does nothing. */
  isPending?: boolean
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
}

/** A button in one of the looks; `className` adds what its place requires. */
export function Button({ look, type = 'button', isPending, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isPending}
      className={buttonClass(look, className)}
      onClick={isPending ? refuse : onClick}
      {...rest}
    />
  )
}
