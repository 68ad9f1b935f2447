import { buildSectionPath } from '@plainwire/domain/addresses'
import type { Section } from '@plainwire/domain/category'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'

interface SectionLinkProps {
  section: Section
  isCurrent: boolean
  className: string
  onClick?: () => void
}

/** A link to a section of the news. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  const text = useTexts()
  return (
    <AppLink to={buildSectionPath(section)} {...rest}>
      {text(`section.${section}`)}
    </AppLink>
  )
}
