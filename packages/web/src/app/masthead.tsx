import type { Section } from '@plainwire/domain/category'
import { formatDay } from '@plainwire/domain/time'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEdition } from '../edition/edition-context.ts'
import { EditionAge } from '../features/feed/edition-notice.tsx'
import { LanguageSelector } from '../features/language/language-selector.tsx'
import { LocationSelector } from '../features/location/location-selector.tsx'
import { ChipBar } from '../features/navigation/chip-bar.tsx'
import { SectionNav } from '../features/navigation/section-nav.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { isOnUtcDay, useNow, useTimeZone } from '../lib/clock.ts'
import { useTexts } from '../lib/texts.ts'
import { AppLink } from '../ui/app-link.tsx'
import { AccountCorner } from './account-corner.tsx'

/** The day in words: the server's own while they are right, because a phone needs a tenth of a second for its first date. */
function Today() {
  const now = useNow()
  const timeZone = useTimeZone()
  const { language } = useTexts()
  const { firstView } = useEdition()
  const isWritten = firstView?.language === language && isOnUtcDay(now, timeZone, new Date(firstView.madeAt))
  return (
    <span suppressHydrationWarning>{isWritten ? firstView.day : formatDay(now, language, timeZone)}</span>
  )
}

/** Whether the masthead has been scrolled out of sight. */
function useIsCondensed() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isCondensed, setCondensed] = useState(false)
  useEffect(() => {
    if (!sentinel.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setCondensed(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, isCondensed }
}

interface StickyBarProps extends Pick<MastheadProps, 'section' | 'isSearching'> {
  isCondensed: boolean
}

/** The navigation, which stays at the top; scrolled, it carries the brand too. */
function StickyBar({ section, isSearching, isCondensed }: StickyBarProps) {
  const text = useTexts()
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="page hidden md:block">
        <div className="relative flex items-center justify-between">
          <AppLink
            to="/"
            label={text('app.home')}
            className={`absolute start-0 font-serif text-22 font-bold tracking-tight transition-opacity duration-150 ${isCondensed ? 'opacity-100' : 'invisible opacity-0'}`}
          >
            {text('app.brand')}
          </AppLink>
          <div
            className={`transition-transform duration-150 ease-out ${isCondensed ? 'translate-x-34 rtl:-translate-x-34' : ''}`}
          >
            <SectionNav current={section} />
          </div>
          <span className="hidden text-14 text-ink-soft lg:inline">
            <EditionAge />
          </span>
        </div>
      </div>
      <div className="md:hidden">{!isSearching && <ChipBar current={section} />}</div>
    </div>
  )
}

interface MastheadProps {
  section: Section
  /** Whether something is searched for: a phone then needs the room of its chips (HD-06). */
  isSearching: boolean
  notice: ReactNode
}

/** Brand, date, place and language, and under them the sections (HD-01, HD-02, HD-03). */
export function Masthead({ section, isSearching, notice }: MastheadProps) {
  const text = useTexts()
  const { sentinel, isCondensed } = useIsCondensed()
  return (
    // No box of its own: the bar inside would otherwise stop being sticky where the header ends.
    <header className="contents">
      <div className="page">
        <div
          ref={sentinel}
          className="relative flex flex-wrap items-center justify-end gap-1 border-b border-ink py-3 sm:gap-2 md:pt-4"
        >
          <div className="flex flex-1 flex-col md:flex-row md:items-center md:gap-4">
            <AppLink
              to="/"
              label={text('app.home')}
              className="font-serif text-28 leading-tight font-bold tracking-tight max-[24rem]:text-22"
            >
              {text('app.brand')}
            </AppLink>
            <span className="text-12 text-ink-soft md:border-s md:border-line md:ps-4 md:text-14">
              <Today />
            </span>
          </div>
          <LocationSelector />
          <LanguageSelector />
          <AccountCorner />
          <SearchBox />
        </div>
      </div>
      <StickyBar section={section} isSearching={isSearching} isCondensed={isCondensed} />
      <div className="page">{notice}</div>
    </header>
  )
}
