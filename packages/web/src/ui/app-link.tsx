import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type DialogState, inLanguage } from '../lib/paths.ts'
import { useTexts } from '../lib/texts.ts'

interface AppLinkProps {
  /** A path of this application; the language is added. */
  to: string
  /** For a link that opens a dialog: where closing it returns to. */
  behind?: string
  label?: string
  isCurrent?: boolean
  lang?: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link within the application that keeps the reader's language. */
export function AppLink({ to, behind, label, isCurrent = false, ...rest }: AppLinkProps) {
  const { language } = useTexts()
  const state: DialogState | undefined = behind === undefined ? undefined : { behind }
  return (
    <Link
      to={inLanguage(to, language)}
      state={state}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    />
  )
}
