import type { ComponentProps } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends AppLinkProps {
  look: ButtonLook
}

/** A link within the application that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClass(look, className)} {...rest} />
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look: ButtonLook
  href: string
  /** Whether it leads to a new tab, which doesn't learn where the reader came from. */
  opensTab?: boolean
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/** A link to a file, a mail program or another site that looks like a button. */
export function ButtonAnchor({ look, opensTab = false, className, ...rest }: ButtonAnchorProps) {
  return <a {...(opensTab && NEW_TAB)} className={buttonClass(look, className)} {...rest} />
}
