import type { ComponentProps } from 'react'
import { AppLink, type AppLinkProps } from '../app-link.tsx'
import { type ButtonVariant, getButtonClassName } from './button-class.ts'

interface ButtonLinkProps extends AppLinkProps {
  look: ButtonVariant
}

/** A link within the application that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={getButtonClassName(look, className)} {...rest} />
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look: ButtonVariant
  href: string
  /** True to open the link in a new tab, without sending a referrer. */
  opensTab?: boolean
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/** A link that looks like a button, to a file, a mail address or another site. */
export function ButtonAnchor({ look, opensTab = false, className, ...rest }: ButtonAnchorProps) {
  return <a {...(opensTab && NEW_TAB)} className={getButtonClassName(look, className)} {...rest} />
}
