import { Suspense } from 'react'
import { useReader } from '../account/session/account.ts'
import { useApplyTextSize } from '../device/appearance/text-size.ts'
import { useEdition, useEditionSource } from '../edition/edition-context.ts'
import { EditionAge, EditionNotice, SampleNotice } from '../features/feed/edition-notice.tsx'
import { Feed } from '../features/feed/feed.tsx'
import { FeedErrorMessage } from '../features/feed/feed-messages.tsx'
import { FeedSkeleton } from '../features/feed/feed-skeleton.tsx'
import { CardGrid } from '../features/feed/grid/card-grid.tsx'
import { LoadingScreen } from '../features/feed/loading-screen.tsx'
import { Footer } from '../features/legal/footer.tsx'
import { LocationCard } from '../features/location/location-card.tsx'
import { useRefreshOutdatedPlace } from '../features/location/use-fresh-place.ts'
import type { StoryCardsRenderer } from '../features/search/results/draw-cards.ts'
import { type UnroutedDialog, useDialogStack } from '../lib/addresses/open-dialogs.ts'
import { useConfig } from '../lib/config.ts'
import { createLazyComponent } from '../lib/lazy-part.ts'
import { useHydratedValue, useIsHydrated } from '../lib/start/hydrated.ts'
import { useUpdateClockEveryMinute } from '../lib/timing/clock.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { NotificationArea } from '../ui/messages/notification-area.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { useFeedAds } from './feed-ads.tsx'
import { LazyLanguageOffer } from './lazy-language-offer.tsx'
import { Masthead } from './masthead/masthead.tsx'
import { SkipLink } from './masthead/skip-link.tsx'
import { OfflineNotice, OfflineReadingSetup } from './offline-parts.tsx'
import { useKeyboardShortcuts } from './use-shortcuts.ts'
import { useCloseDialog, useScrollToTop, useView } from './view/current-view.ts'
import { usePageTitleAndReadTracking } from './view/use-open-story.ts'

const NO_DIALOGS: readonly UnroutedDialog[] = []

/**
 * The title of the page. Renders nothing on the server, where the document's head already contains the title.
 */
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
  import('../features/saved/saved-stories-sync.tsx').then((part) => part.SavedStoriesSync),
)

/**
 * The Following page. The server doesn't know what a reader follows, so its page contains only a skeleton.
 */
function Following() {
  return useIsHydrated() ? <FollowingPage skeleton={<FeedSkeleton />} /> : <FeedSkeleton />
}

/**
 * Renders the cards of search results, as in the section 'all', because a search covers the whole edition.
 */
const drawCards: StoryCardsRenderer = (cards, marked) => (
  <CardGrid cards={cards} section="all" marked={marked} />
)

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
export function SectionOrSearchPage() {
  const { contactEmail } = useConfig()
  const { dialogs: openNow, close: closeDialog } = useDialogStack()
  // The history state of a reloaded page may name open dialogs, which the server's page doesn't contain.
  const dialogs = useHydratedValue(openNow, NO_DIALOGS)
  const { firstView } = useEditionSource()
  const { whole, failure } = useEdition()
  const view = useView()
  const close = useCloseDialog()
  const ads = useFeedAds()
  useUpdateClockEveryMinute()
  useScrollToTop(view)
  const title = usePageTitleAndReadTracking(view)
  useKeyboardShortcuts(view)
  useApplyTextSize()
  useRefreshOutdatedPlace()
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
        <ErrorBoundary key={view.page ?? view.section} fallback={<FeedErrorMessage section={view.section} />}>
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
      {isStarting && <LoadingScreen />}
      <OfflineReadingSetup storyId={view.dialog?.name === 'story' ? view.dialog.storyId : undefined} />
      <Suspense fallback={null}>{useReader() && <SavedNews />}</Suspense>
      <LazyLanguageOffer />
      {!view.dialog && dialogs.length === 0 && <NotificationArea />}
      <DialogHost dialog={view.dialog} onClose={close} dialogs={dialogs} onCloseDialog={closeDialog} />
    </>
  )
}
