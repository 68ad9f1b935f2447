import type { CoverageGap } from '@plainwire/domain/coverage'
import type { ReactNode } from 'react'
import { useLinkClick } from '../lib/link-provider.tsx'
import { inLanguage } from '../lib/paths.ts'
import { useTexts } from '../lib/texts.ts'

export interface AppLinkProps {
  /** A path of this application; the language is added. */
  to: string
  /** Shows only the stories there that have this coverage gap. */
  gap?: CoverageGap
  /** The search query of the target. */
  query?: string
  /** The id of the element of that page that it leads to. */
  part?: string | undefined
  /** Whether it opens a dialog: closing that returns to where the link was. */
  opensDialog?: boolean
  label?: string
  isCurrent?: boolean
  lang?: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link within the application that preserves the reader's language. */
export function AppLink({
  to,
  query = '',
  gap,
  part,
  opensDialog = false,
  label,
  isCurrent = false,
  onClick,
  ...rest
}: AppLinkProps) {
  const { language } = useTexts()
  const path = inLanguage(to, language, query, gap)
  const href = part ? `${path}#${part}` : path
  const follow = useLinkClick(href, opensDialog)
  return (
    <a
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        onClick?.()
        follow(event)
      }}
      {...rest}
    />
  )
}
