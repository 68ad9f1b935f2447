import { FOLLOWING_PATH } from '@plainwire/domain/addresses'
import { Star } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'

interface FollowingLinkProps {
  isCurrent: boolean
  /** Shows only the icon; the text is for screen readers. */
  isIcon?: boolean
}

/** A link to the Following page. */
export function FollowingLink({ isCurrent, isIcon = false }: FollowingLinkProps) {
  const text = useTexts()
  return (
    <AppLink
      to={FOLLOWING_PATH}
      isCurrent={isCurrent}
      className="relative inline-flex shrink-0 items-center justify-center gap-1.5 text-14 font-medium text-ink-soft target after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:bg-ink aria-[current=page]:forced-colors:underline noscript:hidden"
    >
      <Star size={isIcon ? 20 : 16} aria-hidden="true" />
      <span className={isIcon ? 'sr-only' : undefined}>{text('navigation.following')}</span>
    </AppLink>
  )
}
