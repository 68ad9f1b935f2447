import type { Section } from '@plainwire/domain/category'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useEdition } from '../edition/edition-context.ts'
import { useCard } from '../edition/use-section.ts'
import { EditionAge, EditionNotice } from '../features/feed/edition-notice.tsx'
import { Feed } from '../features/feed/feed.tsx'
import { FeedError } from '../features/feed/feed-messages.tsx'
import { Splash } from '../features/feed/splash.tsx'
import { Footer } from '../features/legal/footer.tsx'
import { LocationSelector } from '../features/location/location-selector.tsx'
import { useAskedDialogs } from '../lib/asked-dialogs.ts'
import { useTicking } from '../lib/clock.ts'
import { useConfig } from '../lib/config.ts'
import { inLanguage, pathBehind, type View, viewOfPath } from '../lib/paths.ts'
import { useTexts } from '../lib/texts.ts'
import { markRead } from '../reader/read.ts'
import { useTextSize } from '../reader/text-size.ts'
import { Messages } from '../ui/messages.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { DialogHost } from './dialog-host.tsx'
import { Masthead } from './masthead.tsx'
import { pageTitle } from './page-title.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What the address shows. Behind a dialog stays the section it was opened from; the page as it came doesn't know that one. */
function useView(): View {
  const location = useLocation()
  const [start] = useState(location)
  const view = viewOfPath(location.pathname)
  const behind = location === start ? undefined : pathBehind(location.state)
  return view.dialog && behind ? { ...view, section: viewOfPath(behind).section } : view
}

/** Closes a dialog: back to where its link stood, or to the front page for a shared link (RT-03, RT-04). */
function useClose(): () => void {
  const { state } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return () => {
    if (pathBehind(state) === undefined) navigate(inLanguage('/', language))
    else navigate(-1)
  }
}

/** A section that was chosen begins at its top; Back finds the place where the reader was (RT-06). */
function useScrollToTop(section: Section): void {
  const kind = useNavigationType()
  const shown = useRef(section)
  useLayoutEffect(() => {
    if (shown.current === section) return
    shown.current = section
    if (kind !== 'POP') scrollTo(0, 0)
  }, [section, kind])
}

/** Names the page after what it shows, and notes a story that was opened as read (B11). */
function useOpened(view: View): void {
  const text = useTexts()
  const { firstView } = useEdition()
  const storyId = view.dialog?.name === 'story' ? view.dialog.storyId : ''
  const card = useCard(storyId)
  const came = firstView?.story?.id === storyId ? firstView.story : undefined
  const updatedAt = card?.updatedAt ?? came?.story.updated_at
  useEffect(() => {
    document.title = pageTitle(view, text, card?.title ?? came?.title)
  })
  useEffect(() => {
    if (!updatedAt) return
    // When the reader leaves it: marked at once, the page behind it would change while it is taken over.
    const mark = () => markRead({ id: storyId, updated_at: updatedAt }, new Date())
    addEventListener('pagehide', mark)
    return () => {
      removeEventListener('pagehide', mark)
      mark()
    }
  }, [storyId, updatedAt])
}

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
 * Every page of the application: the news of a section, and before it the dialog that the address names.
 * The Suspense boundaries never wait: they let the browser take over the server's page in pieces.
 */
export function FrontPage() {
  const { contactEmail } = useConfig()
  const { asked, close: closeAsked } = useAskedDialogs()
  const { firstView, whole, failure } = useEdition()
  const view = useView()
  const close = useClose()
  useTicking()
  useScrollToTop(view.section)
  useOpened(view)
  useShortcuts(view)
  useTextSize()
  const isStarting = !firstView && !whole && !failure
  return (
    <>
      <SkipLink />
      <Suspense>
        <Masthead section={view.section} notice={<EditionNotice />} />
      </Suspense>
      <main id="news" tabIndex={-1} className="page min-h-[60dvh]">
        <PartBoundary key={view.section} fallback={<FeedError section={view.section} />}>
          <Suspense>
            <Feed
              key={view.section}
              section={view.section}
              isBehind={view.dialog !== undefined}
              placeChooser={<LocationSelector align="start" />}
            />
          </Suspense>
        </PartBoundary>
      </main>
      <Suspense>
        <Footer contactEmail={contactEmail} editionAge={<EditionAge />} />
      </Suspense>
      {isStarting && <Splash />}
      {!view.dialog && asked.length === 0 && <Messages />}
      <DialogHost dialog={view.dialog} onClose={close} asked={asked} onCloseAsked={closeAsked} />
    </>
  )
}
