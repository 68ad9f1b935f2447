import type { Section } from '@plainwire/domain/category'
import { Search } from 'lucide-react'
import { EditionAge } from '../../features/feed/edition-notice.tsx'
import { FollowingLink } from '../../features/navigation/following-link.tsx'
import { SectionChipBar } from '../../features/navigation/section-chip-bar.tsx'
import { SectionNav } from '../../features/navigation/section-nav.tsx'
import type { PersonalPage } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SignInOrUserMenu } from './sign-in-or-user-menu.tsx'

interface StickyBarProps {
  section: Section | PersonalPage
  /** True while search results are shown: on a phone they replace the section chips. */
  isSearching: boolean
  /** True once the masthead has been scrolled out of view. */
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
      <SignInOrUserMenu />
      <IconButton aria-label={text('search.open')} icon={Search} size={20} onClick={search} />
    </div>
  )
}

/** The sticky navigation bar; after scrolling it also contains the brand, the account and the search. */
export function StickyBar({ section, isSearching, isCondensed }: StickyBarProps) {
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
