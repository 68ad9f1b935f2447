import type { Section } from '@plainwire/domain/category'
import { formatDay } from '@plainwire/domain/time'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditionSource } from '../edition/edition-context.ts'
import { EditionAge } from '../features/feed/edition-notice.tsx'
import { LanguageSelector } from '../features/language/language-selector.tsx'
import { LocationSelector } from '../features/location/location-selector.tsx'
import { ChipBar } from '../features/navigation/chip-bar.tsx'
import { FollowingLink } from '../features/navigation/following-link.tsx'
import { SectionNav } from '../features/navigation/section-nav.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { isOnUtcDay, useNow, useTimeZone } from '../lib/clock.ts'
import type { OwnPage } from '../lib/paths.ts'
import { useTexts } from '../lib/texts.ts'
import { AppLink } from '../ui/app-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { RowEnd } from '../ui/row-end.tsx'
import { AccountCorner } from './account-corner.tsx'
import { AppearanceMenu } from './appearance-menu.tsx'

/** The day in words: the server's own while they are right, because a phone needs a tenth of a second for its first date. */
function Today() {
  const now = useNow()
  const timeZone = useTimeZone()
  const { language } = useTexts()
  const { firstView } = useEditionSource()
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

/** The parts of the masthead that stay when the reader has scrolled: the search, and the account. */
function CondensedTools() {
  const text = useTexts()
  const search = () => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('[data-search-opener]')?.click()
  }
  return (
    <div className="flex shrink-0 items-center [&_button]:border-transparent">
      <AccountCorner />
      <IconButton aria-label={text('search.open')} icon={Search} size={20} onClick={search} />
    </div>
  )
}

/** The navigation, which stays at the top; scrolled, it carries the brand, the account and the search too. */
function StickyBar({ section, isSearching, isCondensed }: StickyBarProps) {
  const text = useTexts()
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="page hidden md:block">
        <div className="relative flex flex-wrap items-center justify-between">
          <AppLink
            to="/"
            label={text('app.home')}
            className={`absolute start-0 font-serif text-22 font-bold tracking-tight transition-opacity duration-150 max-lg:hidden ${isCondensed ? 'opacity-100' : 'invisible opacity-0'}`}
          >
            {text('app.brand')}
          </AppLink>
          <div
            className={`transition-transform duration-150 ease-out ${isCondensed ? 'lg:translate-x-34 lg:rtl:-translate-x-34' : ''}`}
          >
            <SectionNav current={section} />
          </div>
          <div className="flex flex-wrap items-center gap-x-5">
            {/*
             * As wide as its longest text: the minute that the server wrote is often over when the application
             * takes the page over, and nothing may move then.
             */}
            {!isCondensed && (
              <span className="hidden min-w-[18ch] text-14 text-ink-soft lg:inline-block beside:max-xl:hidden [&:lang(nl)]:min-w-[23ch]">
                <EditionAge />
              </span>
            )}
            <FollowingLink isCurrent={section === 'following'} />
            {isCondensed && <CondensedTools />}
          </div>
        </div>
      </div>
      <div className="flex md:hidden">
        <div className="min-w-0 flex-1">{!isSearching && <ChipBar current={section} />}</div>
        {!isSearching && <FollowingLink isIcon isCurrent={section === 'following'} />}
        {isCondensed && <CondensedTools />}
      </div>
    </div>
  )
}

interface MastheadProps {
  section: Section | OwnPage
  /** Whether something is searched for: a phone then needs the room of its chips. */
  isSearching: boolean
  notice: ReactNode
}

/** Brand, date, place and language, and under them the sections. */
export function Masthead({ section, isSearching, notice }: MastheadProps) {
  const text = useTexts()
  const { sentinel, isCondensed } = useIsCondensed()
  return (
    // No box of its own: the bar inside would otherwise stop being sticky where the header ends.
    <header className="contents">
      <div className="page">
        <div
          ref={sentinel}
          className="relative flex flex-wrap items-center gap-x-0.5 border-b border-ink pt-2 pb-1.5 sm:gap-x-2 md:pt-4 md:pb-3"
        >
          <AppLink
            to="/"
            label={text('app.home')}
            className="font-serif text-22 leading-tight font-bold tracking-tight max-md:me-auto max-[24rem]:text-18 sm:text-28"
          >
            {text('app.brand')}
          </AppLink>
          <span className="text-12 text-ink-soft max-md:order-last max-md:w-full md:ms-2 md:flex-1 md:border-s md:border-line md:ps-4 lg:text-14 lg:whitespace-nowrap beside:max-xl:hidden">
            <Today />
          </span>
          {/*
           * In one group: on a phone that is too narrow for the brand next to them they are on a line below
           * it.
           */}
          <div className="flex flex-wrap items-center gap-x-0.5 unparsed:invisible max-[24rem]:gap-x-0 sm:gap-x-2">
            <LocationSelector />
            <LanguageSelector />
            <AppearanceMenu />
            <AccountCorner />
            <SearchBox />
            <RowEnd />
          </div>
        </div>
      </div>
      <StickyBar section={section} isSearching={isSearching} isCondensed={isCondensed} />
      <div className="page">{notice}</div>
    </header>
  )
}
