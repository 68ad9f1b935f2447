import type { Section } from '@plainwire/domain/category'
import { formatFullDate } from '@plainwire/domain/time'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditionSource } from '../../edition/edition-context.ts'
import { LanguageSelector } from '../../features/language/language-selector.tsx'
import { LocationSelector } from '../../features/location/location-selector.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import type { PersonalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { matchesUtcDate, useNow, useTimeZone } from '../../lib/timing/clock.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { RowParsedMarker } from '../../ui/row-parsed-marker.tsx'
import { AppearanceMenu } from './appearance-menu.tsx'
import { SignInOrUserMenu } from './sign-in-or-user-menu.tsx'
import { StickyBar } from './sticky-bar.tsx'

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

/**
 * Returns whether the masthead has been scrolled out of view, and a ref for the element that detects this.
 */
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
            <SignInOrUserMenu />
            <SearchBox />
            <RowParsedMarker />
          </div>
        </div>
      </div>
      <StickyBar section={section} isSearching={isSearching} isCondensed={isCondensed} />
      <div className="page">{notice}</div>
    </header>
  )
}
