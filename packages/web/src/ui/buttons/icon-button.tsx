import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children'> {
  /** The accessible name. */
  'aria-label': string
  icon: LucideIcon
  /** The icon's size, in px. */
  size?: number
}

/** A round button with an icon and no visible text. */
export function IconButton({ icon: Icon, size = 16, ...rest }: IconButtonProps) {
  return (
    <Button look="round" {...rest}>
      <Icon size={size} aria-hidden="true" />
    </Button>
  )
}
