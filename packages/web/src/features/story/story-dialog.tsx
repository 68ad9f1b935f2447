import type { StoryDetails } from '@plainwire/domain/contract'
import { type ReactNode, Suspense } from 'react'
import { useReader } from '../../account/session/account.ts'
import { useHiddenArticles } from '../../device/muting/hidden-articles.ts'
import { type Card, toCard } from '../../edition/card.ts'
import { useStoryCard } from '../../edition/lists/use-section.ts'
import { collectStoryImages } from '../../edition/story/story-images.ts'
import { useStory } from '../../edition/story/use-story.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../lib/config.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LazyStoryFollowButtons } from './actions/lazy-story-follow-buttons.tsx'
import { ShareButton, StoryActions } from './actions/story-actions.tsx'
import { DifferingFacts } from './facts/differing-facts.tsx'
import { RelatedStories } from './related/related-stories.tsx'
import { ThreadStories } from './related/thread-stories.tsx'
import { revealElement } from './reveal.ts'
import { getSentenceElementId } from './sources/sentence-id.ts'
import { SourceList } from './sources/source-list.tsx'
import { SourceNumbers } from './sources/source-numbers.tsx'
import { StoryCoverageGaps } from './story-coverage-gaps.tsx'
import { StoryErrorMessage } from './story-error-message.tsx'
import { STORY_TITLE_ID, StoryHeader } from './story-header.tsx'
import { SourcesSkeleton, StorySkeleton } from './story-skeleton.tsx'
import { StoryText } from './story-text.tsx'
import { buildStoryView, type StoryView } from './story-view.ts'
import { useLearnInterestsFromReading } from './use-learn-from-reading.ts'

/**
 * The collapsible sections below the story's text. They are loaded lazily, because they contain most of the
 * dialog's code and aren't visible at first.
 */
const Disclosures = createLazyComponent(() =>
  import('./disclosures/story-disclosures.tsx').then((part) => part.StoryDisclosures),
)
/** Loads the code of the collapsible sections in advance, so they are rendered together with the page. */
export const preloadStoryDisclosures = () => Disclosures.preload()

const SavedCopy = createLazyComponent(() =>
  import('./saved-story-copy.tsx').then((part) => part.SavedStoryCopy),
)

interface StoryDialogProps {
  storyId: string
  onClose: () => void
}

function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid md:min-h-full md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="grid min-w-0 content-start gap-3.5 px-4 pt-8 pb-8 md:px-6 lg:px-9">{left}</div>
      <div className="border-t border-line bg-surface px-4 py-7 md:border-s md:border-t-0 md:px-5 md:pt-14 lg:px-6 lg:pt-7">
        <div className="md:sticky md:top-7">{right}</div>
      </div>
    </div>
  )
}

interface LoadedStoryProps {
  card: Card
  view: StoryView
  details: StoryDetails
}

const showPassages = (position: number) => revealElement(getSentenceElementId(position))

function LoadedStory({ card, view, details }: LoadedStoryProps) {
  const { open } = useDialogStack()
  const { aboutStory } = useFeatureFlags()
  const { story } = details
  useLearnInterestsFromReading(story)
  const hiddenIds = useHiddenArticles(story.id)
  const left = (
    <>
      <StoryHeader
        card={card}
        updatedAt={story.updated_at}
        pictureCount={collectStoryImages(details, view.texts.language).length}
        conflicts={view.conflicts}
        subNumbers={view.sub && <SourceNumbers sentence={view.sub} onSentence={showPassages} />}
        onPictures={() => open({ name: 'slideshow', storyId: card.id })}
      />
      {details.facts && <DifferingFacts facts={details.facts} language={view.texts.language} />}
      <StoryActions card={card} tags={story.tags} view={view} />
      <StoryText view={view} onSentence={showPassages} />
      {aboutStory && (
        <div className="print:hidden">
          <ShareButton storyId={story.id} label="share.story" />
        </div>
      )}
      <LazyStoryFollowButtons story={story} title={card.title} />
      <ThreadStories story={story} />
      <Suspense fallback={null}>
        <Disclosures view={view} details={details} />
      </Suspense>
    </>
  )
  const shown = view.sources.filter(({ id }) => !hiddenIds.includes(id))
  const right = (
    <>
      <SourceList
        sources={shown}
        reports={story.reports}
        hidden={view.sources.length - shown.length}
        gaps={<StoryCoverageGaps story={story} />}
      />
      <RelatedStories storyId={story.id} />
    </>
  )
  return <TwoColumns left={left} right={right} />
}

function StoryBody({ storyId, onClose }: StoryDialogProps) {
  const { language } = useTexts()
  const listCard = useStoryCard(storyId)
  const state = useStory(storyId, true)
  const reader = useReader()
  if (state.state === 'failed') {
    const error = <StoryErrorMessage state={state} onClose={onClose} />
    // If the reader has saved the story, the saved version is shown instead.
    return reader && state.text !== 'story.error.withdrawn' ? (
      <Suspense fallback={null}>
        <SavedCopy storyId={storyId} fallback={error} />
      </Suspense>
    ) : (
      error
    )
  }
  if (state.state === 'loading') {
    return <TwoColumns left={<StorySkeleton card={listCard} />} right={<SourcesSkeleton />} />
  }
  const view = buildStoryView(state.details, language)
  // The excerpt is replaced by the sub-headline: if a story has no sub-headline, the excerpt of its card is
  // the story's description, which the dialog shows anyway.
  const card = { ...toCard(state.details.story, language), excerpt: view.texts.sub_headline }
  // Only the cards of lists have city names in the reader's language.
  if (listCard) card.location = listCard.location
  return <LoadedStory card={card} view={view} details={state.details} />
}

/**
 * The dialog for a story, with the text on the left and the sources on the right. On a phone, the dialog has
 * one column and fills the screen.
 */
export function StoryDialog({ storyId, onClose }: StoryDialogProps) {
  return (
    <Dialog labelledBy={STORY_TITLE_ID} onClose={onClose} width="wide">
      <CloseButton onClose={onClose} />
      <StoryBody key={storyId} storyId={storyId} onClose={onClose} />
    </Dialog>
  )
}
