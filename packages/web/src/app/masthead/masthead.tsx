import type { Section } from '@plainwire/domain/category'
import { formatFullDate } from '@plainwire/domain/time'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditionSource } from '../../edition/edition-context.ts'
import { EditionAge } from '../../features/feed/edition-notice.tsx'
import { LanguageSelector } from '../../features/language/language-selector.tsx'
import { LocationSelector } from '../../features/location/location-selector.tsx'
import { SectionChipBar } from '../../features/navigation/chip-bar.tsx'
import { FollowingLink } from '../../features/navigation/following-link.tsx'
import { SectionNav } from '../../features/navigation/section-nav.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import type { PersonalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { matchesUtcDate, useNow, useTimeZone } from '../../lib/timing/clock.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { RowEndMarker } from '../../ui/row-end.tsx'
import { AccountCorner } from './account-corner.tsx'
import { AppearanceMenu } from './appearance-menu.tsx'

/**
 * Today's date. The text from the server is used as long as it is correct, because formatting the first date
 * with Intl takes 0.1 s on a phone.
 */
function Today() {
  const now = useNow()
  const timeZone = useTimeZone()
  const { language } = useTexts()
  const { firstView } = useEditionSource()
  const isServerDay =
    firstView?.language === language && matchesUtcDate(now, timeZone, new Date(firstView.madeAt))
  return (
    <span suppressHydrationWarning>
      {isServerDay ? firstView.day : formatFullDate(now, language, timeZone)}
    </span>
  )
}

/** True once the masthead has been scrolled out of view, detected by a sentinel element. */
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

/** The parts of the masthead that stay visible after scrolling: the search and the account. */
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

/** The sticky navigation bar; after scrolling it also contains the brand, the account and the search. */
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
             * As wide as its longest text, because the age often changes between the server's page and
             * hydration, which must not move anything.
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
        <div className="min-w-0 flex-1">{!isSearching && <SectionChipBar current={section} />}</div>
        {!isSearching && <FollowingLink isIcon isCurrent={section === 'following'} />}
        {isCondensed && <CondensedTools />}
      </div>
    </div>
  )
}

interface MastheadProps {
  section: Section | PersonalPage
  /** True while search results are shown: on a phone they replace the section chips. */
  isSearching: boolean
  notice: ReactNode
}

/** The header of the page: brand, date, place, language and account, with the navigation below. */
export function Masthead({ section, isSearching, notice }: MastheadProps) {
  const text = useTexts()
  const { sentinel, isCondensed } = useIsCondensed()
  return (
    // display: contents, because the bar inside would otherwise stop being sticky at the end of the header.
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
           * One group, so that all controls wrap below the brand together on a phone too narrow for one line.
           */}
          <div className="flex flex-wrap items-center gap-x-0.5 unparsed:invisible max-[24rem]:gap-x-0 sm:gap-x-2">
            <LocationSelector />
            <LanguageSelector />
            <AppearanceMenu />
            <AccountCorner />
            <SearchBox />
            <RowEndMarker />
          </div>
        </div>
      </div>
      <StickyBar section={section} isSearching={isSearching} isCondensed={isCondensed} />
      <div className="page">{notice}</div>
    </header>
  )
}
