import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import type { ReactNode } from 'react'
import { useReader } from '../../account/session/account.ts'
import { useEdition } from '../../edition/edition-context.ts'
import { useHydratedValue } from '../../lib/start/hydrated.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { ClearGapFilterButton } from './coverage-gap-notice.tsx'
import { ShowReadStoriesButton } from './finite-edition/show-read-stories-button.tsx'

/** A message that the feed couldn't be loaded, with a button that reloads the page. */
export function FeedErrorMessage({ section }: { section: Section }) {
  const text = useTexts()
  const { failure } = useEdition()
  const reader = useReader()
  const isPersonal = section === 'all' && reader?.hasCompletedOnboarding
  const cause =
    section === 'local' ? 'data.error.local' : isPersonal ? 'data.error.personalized' : 'data.error.news'
  const isOffline = failure === 'network' && !navigator.onLine
  const detail = text(isOffline ? 'feed.error.offline' : failure === 'invalid' ? 'data.error.invalid' : cause)
  const isDown = failure === 'unavailable'
  return (
    <StatusMessage
      kind="error"
      text={text(isDown ? 'feed.error.service' : 'feed.error')}
      {...(!isDown && { detail })}
    >
      <Button look="solid" onClick={() => location.reload()}>
        {text('feed.retry')}
      </Button>
    </StatusMessage>
  )
}

/** The content of the Local section while the reader's place is unknown: a prompt to choose a place. */
export function LocalFeedPlacePrompt({ placeChooser }: { placeChooser: ReactNode }) {
  const text = useTexts()
  return (
    <div data-as-written={useHydratedValue(undefined, '')}>
      <StatusMessage kind="empty" text={text('feed.unplaced')}>
        {placeChooser}
      </StatusMessage>
    </div>
  )
}

interface FeedEmptyProps {
  section: Section
  /** The coverage gap by which the list is filtered. */
  gap?: CoverageGap | undefined
  /** Lets a reader without local news choose another city. */
  placeChooser: ReactNode
  /**
   * True if the reader has read all stories of the section, and has chosen to hide the stories that were
   * read.
   */
  isAllRead: boolean
}

/** The message of a section without stories: one sentence that explains why, and one action. */
export function EmptyFeedMessage({ section, gap, placeChooser, isAllRead }: FeedEmptyProps) {
  const text = useTexts()
  if (isAllRead) {
    return (
      <StatusMessage kind="empty" text={text('reading.end.nothing')}>
        <ShowReadStoriesButton />
      </StatusMessage>
    )
  }
  if (gap) {
    return (
      <StatusMessage kind="empty" text={text('gap.empty')}>
        <ClearGapFilterButton look="outline" />
      </StatusMessage>
    )
  }
  if (section === 'local') {
    return (
      <StatusMessage kind="empty" text={text('feed.empty.local')}>
        {placeChooser}
      </StatusMessage>
    )
  }
  return (
    <StatusMessage kind="empty" text={text('feed.empty')}>
      {section !== 'all' && (
        <ButtonLink look="outline" to="/">
          {text('feed.empty.home')}
        </ButtonLink>
      )}
    </StatusMessage>
  )
}
