import type { Section } from '@plainwire/domain/category'
import { useEffect, useRef } from 'react'
import { useCategories } from '../../edition/edition-context.ts'
import type { PersonalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { SectionLink } from './section-link.tsx'
import { listSectionTabs } from './tabs.ts'

/** Scrolls the chip of the current section into view horizontally, without scrolling the page. */
function useCurrentInSight(current: Section | PersonalPage) {
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-section="${current}"] [aria-current]`)
    if (bar.current && chip) bar.current.scrollLeft = chip.offsetLeft - bar.current.clientWidth / 3
  }, [current])
  return bar
}

/**
 * The sections that have news, as a scrollable line of chips on a phone. The end of the line fades out to
 * show that more chips follow, because at some widths a chip ends exactly at the edge.
 */
export function SectionChipBar({ current }: { current: Section | PersonalPage }) {
  const text = useTexts()
  const bar = useCurrentInSight(current)
  return (
    <nav aria-label={text('navigation.sections')}>
      <ul
        ref={bar}
        className="relative flex snap-x scroll-px-4 overflow-x-auto mask-r-from-[calc(100%-2.5rem)] ps-2 pe-8 [scrollbar-width:none]"
      >
        {listSectionTabs(useCategories(), current === 'following' ? 'all' : current).map((section) => (
          <li key={section} data-section={section} className="flex shrink-0 snap-start">
            <SectionLink
              section={section}
              isCurrent={section === current}
              className="relative inline-flex items-center justify-center px-2 text-16 font-medium text-ink-soft target after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:bg-ink aria-[current=page]:forced-colors:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
