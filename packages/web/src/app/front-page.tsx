import type { CoverageGap } from '@plainwire/domain/coverage'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useReader } from '../account/session/account.ts'
import { useTextSize } from '../device/appearance/text-size.ts'
import { markRead } from '../device/history/read.ts'
import { useEdition, useEditionSource } from '../edition/edition-context.ts'
import { useCard } from '../edition/use-section.ts'
import { useStoryHere } from '../edition/use-story.ts'
import { useTimeline } from '../edition/use-timeline.ts'
import { EditionAge, EditionNotice, SampleNotice } from '../features/feed/edition-notice.tsx'
import { Feed } from '../features/feed/feed.tsx'
import { FeedError } from '../features/feed/feed-messages.tsx'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { Splash } from '../features/feed/splash.tsx'
import { Cards } from '../features/feed/story-grid.tsx'
import { Footer } from '../features/legal/footer.tsx'
import { LocationCard } from '../features/location/location-card.tsx'
import { useFreshPlace } from '../features/location/use-fresh-place.ts'
import type { DrawCards } from '../features/search/draw-cards.ts'
import { useTicking } from '../lib/clock.ts'
import { useConfig } from '../lib/config.ts'
import { useHydrated, useOnceHydrated } from '../lib/hydrated.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { type OpenDialog, useOpenDialogs } from '../lib/open-dialogs.ts'
import { gapOf, inLanguage, pathBehind, searchOf, type View, viewOfPath } from '../lib/paths.ts'
import { useTexts } from '../lib/texts.ts'
import { Messages } from '../ui/messages.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { DialogHost } from './dialog-host.tsx'
import { useFeedAds } from './feed-ads.tsx'
import { Masthead } from './masthead.tsx'
import { OfferedLanguage } from './offered-language.tsx'
import { Offline, OfflineNotice } from './offline-parts.tsx'
import { pageTitle } from './page-title.ts'
import { useShortcuts } from './use-shortcuts.ts'

const NO_DIALOGS: readonly OpenDialog[] = []

interface SearchedView extends View {
  /** The search query; '' without one, and in the server's page: one page serves every search. */
  query: string
  /** The coverage gap that its stories have; undefined where it shows all, and in the page as it came. */
  gap: CoverageGap | undefined
  /** Whether its dialog came with the server's page: the reader hasn't seen the page behind it yet. */
  isFirstDialog: boolean
}

/**
 * The view at the address. Behind a dialog the section or search stays that it was opened from; the server's
 * page doesn't know that one.
 */
function useView(): SearchedView {
  const location = useLocation()
  const [start] = useState(location)
  const query = useOnceHydrated(searchOf(location.search), '')
  const gap = useOnceHydrated(gapOf(location.search), undefined)
  const view = viewOfPath(location.pathname)
  const isFirstDialog = view.dialog !== undefined && location === start
  if (!view.dialog) return { ...view, query, gap, isFirstDialog }
  const behind = isFirstDialog ? undefined : pathBehind(location.state)
  if (!behind) return { ...view, query: '', gap: undefined, isFirstDialog }
  const [, search = ''] = behind.split('?')
  return {
    ...viewOfPath(behind),
    dialog: view.dialog,
    query: searchOf(search),
    gap: gapOf(search),
    isFirstDialog,
  }
}

/** Closes a dialog: back to the page of its link, or to the front page for a shared link. */
function useClose(): () => void {
  const { state } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return () => {
    if (pathBehind(state) === undefined) navigate(inLanguage('/', language))
    else navigate(-1)
  }
}

/** A section that was chosen, and a search, begins at its top; Back finds the place where the reader was. */
function useScrollToTop({ section, page, query, gap }: SearchedView): void {
  const kind = useNavigationType()
  const list = `${page ?? section}?${query}?${gap}`
  const shown = useRef(list)
  useLayoutEffect(() => {
    if (shown.current === list) return
    shown.current = list
    if (kind !== 'POP') scrollTo(0, 0)
  }, [list, kind])
}

/** Notes a story that was opened as read. Returns the page's title. */
function useOpened(view: SearchedView): string {
  const text = useTexts()
  const storyId = view.dialog?.name === 'story' ? view.dialog.storyId : ''
  const card = useCard(storyId)
  // A story of an older edition has no card.
  const here = useStoryHere(storyId)
  const thread = useTimeline(view.dialog?.name === 'thread' ? view.dialog.threadId : undefined)
  const threadTitle = thread.state === 'loaded' ? thread.timeline.title : undefined
  const updatedAt = card?.updatedAt ?? here?.story.updated_at
  useEffect(() => {
    if (!updatedAt) return
    // When the reader leaves it: marking it immediately would change the page behind it during hydration.
    const mark = () => markRead({ id: storyId, updated_at: updatedAt }, new Date())
    addEventListener('pagehide', mark)
    return () => {
      removeEventListener('pagehide', mark)
      mark()
    }
  }, [storyId, updatedAt])
  return pageTitle(view, text, card?.title ?? here?.title ?? threadTitle, view.query)
}

/** The title of the page. The server's is in the head of its document already, where React finds and takes it. */
function Title({ title }: { title: string }) {
  return typeof document === 'undefined' ? null : <title>{title}</title>
}

const SearchResults = lazyPart(
  () => import('../features/search/search-results.tsx').then((part) => part.SearchResults),
  'first',
)

const FollowingPage = lazyPart(() =>
  import('../features/following/following-page.tsx').then((part) => part.FollowingPage),
)

const SavedNews = lazyPart(() => import('../features/saved/saved-news.tsx').then((part) => part.SavedNews))

/** The things a reader follows: unknown to the server, whose page contains a skeleton only. */
function Following() {
  return useHydrated() ? <FollowingPage skeleton={<FeedSkeleton />} /> : <FeedSkeleton />
}

/** Cards of the whole edition, whatever section was searched from. */
const drawCards: DrawCards = (cards, marked) => <Cards cards={cards} section="all" marked={marked} />

/** Leads past the navigation. It leaves no '#news' in the history: going back to that would take the focus from the link a story was opened with. */
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
 * Notices before the news: about the connection, then about the edition. Each section shows its own notice of
 * the sample.
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
 * Every page of the application: the news of a section, and in front of it the dialog of the address. The
 * Suspense boundaries never suspend: they let the browser hydrate the server's page in pieces.
 */
export function FrontPage() {
  const { contactEmail } = useConfig()
  const { dialogs: openNow, close: closeDialog } = useOpenDialogs()
  // The history of a page that is opened again may name dialogs; the server's page has none of them.
  const dialogs = useOnceHydrated(openNow, NO_DIALOGS)
  const { firstView } = useEditionSource()
  const { whole, failure } = useEdition()
  const view = useView()
  const close = useClose()
  const ads = useFeedAds()
  useTicking()
  useScrollToTop(view)
  const title = useOpened(view)
  useShortcuts(view)
  useTextSize()
  useFreshPlace()
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
        <PartBoundary key={view.page ?? view.section} fallback={<FeedError section={view.section} />}>
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
        </PartBoundary>
      </main>
      <Suspense>
        <Footer contactEmail={contactEmail} editionAge={<EditionAge />} />
      </Suspense>
      {isStarting && <Splash />}
      <Offline storyId={view.dialog?.name === 'story' ? view.dialog.storyId : undefined} />
      <Suspense fallback={null}>{useReader() && <SavedNews />}</Suspense>
      <OfferedLanguage />
      {!view.dialog && dialogs.length === 0 && <Messages />}
      <DialogHost dialog={view.dialog} onClose={close} dialogs={dialogs} onCloseDialog={closeDialog} />
    </>
  )
}
