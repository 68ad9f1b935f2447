import type { CoverageGap } from '@plainwire/domain/coverage'
import type { ReactNode } from 'react'
import { useLinkClickHandler } from '../lib/addresses/link-provider.tsx'
import { buildPathWithParameters } from '../lib/addresses/paths.ts'
import { useTexts } from '../lib/texts.ts'

export interface AppLinkProps {
  /** The path of a page of this application. The link adds the parameter for the language. */
  to: string
  /** If given, the target page lists only stories with this coverage gap. */
  gap?: CoverageGap
  /** The search query of the target page. */
  query?: string
  /** The id of the element of the target page to scroll to. */
  part?: string | undefined
  /** True if the target is a dialog. Closing the dialog returns to the page that contains the link. */
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
  const path = buildPathWithParameters(to, language, query, gap)
  const href = part ? `${path}#${part}` : path
  const navigateOnClick = useLinkClickHandler(href, opensDialog)
  return (
    <a
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        onClick?.()
        navigateOnClick(event)
      }}
      {...rest}
    />
  )
}
