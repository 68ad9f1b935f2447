import type { CoverageGap } from '@plainwire/domain/coverage'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useReader } from '../account/session/account.ts'
import { useApplyTextSize } from '../device/appearance/text-size.ts'
import { markRead } from '../device/history/read.ts'
import { useEdition, useEditionSource } from '../edition/edition-context.ts'
import { useCard } from '../edition/lists/use-section.ts'
import { useLoadedStory } from '../edition/story/use-story.ts'
import { useTimeline } from '../edition/story/use-timeline.ts'
import { EditionAge, EditionNotice, SampleNotice } from '../features/feed/edition-notice.tsx'
import { Feed } from '../features/feed/feed.tsx'
import { FeedError } from '../features/feed/feed-messages.tsx'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { CardGrid } from '../features/feed/grid/story-grid.tsx'
import { Splash } from '../features/feed/splash.tsx'
import { Footer } from '../features/legal/footer.tsx'
import { LocationCard } from '../features/location/location-card.tsx'
import { useRefreshPlace } from '../features/location/use-fresh-place.ts'
import type { DrawCards } from '../features/search/results/draw-cards.ts'
import { type OpenDialog, useOpenDialogs } from '../lib/addresses/open-dialogs.ts'
import {
  coverageGapOf,
  pathInLanguage,
  returnPathOf,
  searchQueryOf,
  type View,
  viewOfPath,
} from '../lib/addresses/paths.ts'
import { useConfig } from '../lib/config.ts'
import { createLazyComponent } from '../lib/lazy-part.ts'
import { useHydrated, useHydratedValue } from '../lib/start/hydrated.ts'
import { useTexts } from '../lib/texts.ts'
import { useMinuteTicks } from '../lib/timing/clock.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { NotificationArea } from '../ui/messages/messages.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { pageTitle } from './document/page-title.ts'
import { useFeedAds } from './feed-ads.tsx'
import { Masthead } from './masthead/masthead.tsx'
import { OtherLanguageOffer } from './offered-language.tsx'
import { OfflineNotice, OfflineReadingSetup } from './offline-parts.tsx'
import { useKeyboardShortcuts } from './use-shortcuts.ts'

const NO_DIALOGS: readonly OpenDialog[] = []

interface SearchedView extends View {
  /** The search query; '' without one, and during hydration, because the server renders no searches. */
  query: string
  /** The coverage gap to filter by; undefined for all stories, and during hydration. */
  gap: CoverageGap | undefined
  /** True if the dialog was open when the page loaded: the reader hasn't seen the page behind it yet. */
  isFirstDialog: boolean
}

/**
 * The view at the current URL. If a dialog is open, its background is the section or search from which the
 * reader opened it, which the server doesn't know.
 */
function useView(): SearchedView {
  const location = useLocation()
  const [start] = useState(location)
  const query = useHydratedValue(searchQueryOf(location.search), '')
  const gap = useHydratedValue(coverageGapOf(location.search), undefined)
  const view = viewOfPath(location.pathname)
  const isFirstDialog = view.dialog !== undefined && location === start
  if (!view.dialog) return { ...view, query, gap, isFirstDialog }
  const pathBehindDialog = isFirstDialog ? undefined : returnPathOf(location.state)
  if (!pathBehindDialog) return { ...view, query: '', gap: undefined, isFirstDialog }
  const [, search = ''] = pathBehindDialog.split('?')
  return {
    ...viewOfPath(pathBehindDialog),
    dialog: view.dialog,
    query: searchQueryOf(search),
    gap: coverageGapOf(search),
    isFirstDialog,
  }
}

/**
 * Returns a function that closes the dialog. It returns to the page on which the reader opened the dialog, or
 * to the front page if the reader came from a shared link.
 */
function useClose(): () => void {
  const { state } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return () => {
    if (returnPathOf(state) === undefined) navigate(pathInLanguage('/', language))
    else navigate(-1)
  }
}

/** Scrolls to the top when a section or search is opened; Back and Forward restore the scroll position. */
function useScrollToTop({ section, page, query, gap }: SearchedView): void {
  const kind = useNavigationType()
  const list = `${page ?? section}?${query}?${gap}`
  const currentList = useRef(list)
  useLayoutEffect(() => {
    if (currentList.current === list) return
    currentList.current = list
    if (kind !== 'POP') scrollTo(0, 0)
  }, [list, kind])
}

/** Marks an open story as read when the reader leaves it. Returns the page's title. */
function useOpenStory(view: SearchedView): string {
  const text = useTexts()
  const storyId = view.dialog?.name === 'story' ? view.dialog.storyId : ''
  const card = useCard(storyId)
  // A story of an older edition has no card, so its data comes from the story itself.
  const storyHere = useLoadedStory(storyId)
  const thread = useTimeline(view.dialog?.name === 'thread' ? view.dialog.threadId : undefined)
  const threadTitle = thread.state === 'loaded' ? thread.timeline.title : undefined
  const updatedAt = card?.updatedAt ?? storyHere?.story.updated_at
  useEffect(() => {
    if (!updatedAt) return
    // The story isn't marked as read when it is opened, because that would change the page behind the dialog
    // during hydration.
    const mark = () => markRead({ id: storyId, updated_at: updatedAt }, new Date())
    addEventListener('pagehide', mark)
    return () => {
      removeEventListener('pagehide', mark)
      mark()
    }
  }, [storyId, updatedAt])
  return pageTitle(view, text, card?.title ?? storyHere?.title ?? threadTitle, view.query)
}

/** The title of the page. On the server it is in the document's head already, where React hydrates it. */
function Title({ title }: { title: string }) {
  return typeof document === 'undefined' ? null : <title>{title}</title>
}

const SearchResults = createLazyComponent(
  () => import('../features/search/results/search-results.tsx').then((part) => part.SearchResults),
  'first',
)

const FollowingPage = createLazyComponent(() =>
  import('../features/following/following-page.tsx').then((part) => part.FollowingPage),
)

const SavedNews = createLazyComponent(() =>
  import('../features/saved/saved-news.tsx').then((part) => part.SavedStoriesSync),
)

/**
 * The Following page. The server doesn't know what a reader follows, so its page contains only a skeleton.
 */
function Following() {
  return useHydrated() ? <FollowingPage skeleton={<FeedSkeleton />} /> : <FeedSkeleton />
}

/**
 * Renders the cards of search results, as in the section 'all', because a search covers the whole edition.
 */
const drawCards: DrawCards = (cards, marked) => <CardGrid cards={cards} section="all" marked={marked} />

/**
 * A link that skips the navigation. It adds no '#news' to the history: going back to that would move the
 * focus away from the link with which a story was opened.
 */
function SkipLink() {
  const text = useTexts()
  return (
    // biome-ignore lint/a11y/useValidAnchor: before any script runs it is a link like every other
    <a
      href="#news"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('news')?.focus()
      }}
    >
      {text('app.skip')}
    </a>
  )
}

/**
 * Notices above the news, about the connection and the edition. The notice of a sample edition is shown here
 * only above search results, because sections show it themselves.
 */
function Notices({ isSearching }: { isSearching: boolean }) {
  return (
    <>
      <OfflineNotice />
      <EditionNotice />
      {isSearching && (
        <div className="py-2 empty:hidden">
          <SampleNotice />
        </div>
      )}
    </>
  )
}

/**
 * Every page of the application: a section or search, with the open dialog in front. The Suspense boundaries
 * without a fallback never suspend: they let React hydrate the server's page in pieces.
 */
export function FrontPage() {
  const { contactEmail } = useConfig()
  const { dialogs: openNow, close: closeDialog } = useOpenDialogs()
  // The history state of a reloaded page may name open dialogs, which the server's page doesn't contain.
  const dialogs = useHydratedValue(openNow, NO_DIALOGS)
  const { firstView } = useEditionSource()
  const { whole, failure } = useEdition()
  const view = useView()
  const close = useClose()
  const ads = useFeedAds()
  useMinuteTicks()
  useScrollToTop(view)
  const title = useOpenStory(view)
  useKeyboardShortcuts(view)
  useApplyTextSize()
  useRefreshPlace()
  const isStarting = !firstView && !whole && !failure
  return (
    <>
      <Title title={title} />
      <SkipLink />
      <Suspense>
        <Masthead
          section={view.page ?? view.section}
          isSearching={view.query !== ''}
          notice={<Notices isSearching={view.query !== ''} />}
        />
      </Suspense>
      <main
        id="news"
        tabIndex={-1}
        className="page min-h-dvh"
        data-unseen={view.isFirstDialog ? '' : undefined}
      >
        <ErrorBoundary key={view.page ?? view.section} fallback={<FeedError section={view.section} />}>
          <Suspense fallback={(view.query || view.page) && <FeedSkeleton />}>
            {view.query === '' && view.page ? (
              <Following />
            ) : view.query === '' ? (
              <Feed
                key={`${view.section} ${view.gap}`}
                section={view.section}
                gap={view.gap}
                isBehind={view.dialog !== undefined}
                placeChooser={<LocationCard />}
                ads={ads}
              />
            ) : (
              <SearchResults query={view.query} drawCards={drawCards} skeleton={<FeedSkeleton />} />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Footer contactEmail={contactEmail} editionAge={<EditionAge />} />
      </Suspense>
      {isStarting && <Splash />}
      <OfflineReadingSetup storyId={view.dialog?.name === 'story' ? view.dialog.storyId : undefined} />
      <Suspense fallback={null}>{useReader() && <SavedNews />}</Suspense>
      <OtherLanguageOffer />
      {!view.dialog && dialogs.length === 0 && <NotificationArea />}
      <DialogHost dialog={view.dialog} onClose={close} dialogs={dialogs} onCloseDialog={closeDialog} />
    </>
  )
}
