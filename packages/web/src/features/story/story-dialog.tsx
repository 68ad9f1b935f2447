import type { StoryDetails } from '@plainwire/domain/contract'
import { type ReactNode, Suspense, useEffect } from 'react'
import { type Card, toCard } from '../../edition/card.ts'
import { storyImages } from '../../edition/story-images.ts'
import { useCard } from '../../edition/use-section.ts'
import { type StoryState, useStory } from '../../edition/use-story.ts'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useFlags } from '../../lib/config.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { useReader } from '../../reader/account.ts'
import { useHiddenArticles } from '../../reader/hidden-articles.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { AgreementTable } from './agreement-table.tsx'
import { ChangeLog } from './change-log.tsx'
import { CheckedSentences, sentenceId } from './checked-sentences.tsx'
import { HeadlineWorkshop } from './headline-workshop.tsx'
import { RelatedStories } from './related-stories.tsx'
import { reveal } from './reveal.ts'
import { ScoreParts } from './score-parts.tsx'
import { SourceList } from './source-list.tsx'
import { ShareButton, StoryActions } from './story-actions.tsx'
import { STORY_TITLE, StoryHead } from './story-head.tsx'
import { SourcesSkeleton, StorySkeleton } from './story-skeleton.tsx'
import { StoryText } from './story-text.tsx'
import { ThreadStories } from './thread-stories.tsx'
import { type ToldStory, toldStory } from './told-story.ts'
import { useTeaching } from './use-teaching.ts'
import { WhyHere } from './why-here.tsx'

const SavedCopy = lazyPart(() => import('./saved-copy.tsx').then((part) => part.SavedCopy))

interface StoryDialogProps {
  storyId: string
  onClose: () => void
}

function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid md:min-h-full lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="grid min-w-0 content-start gap-3.5 px-4 pt-8 pb-8 md:px-9">{left}</div>
      <div className="border-t border-line bg-surface px-4 py-7 md:px-6 lg:border-s lg:border-t-0">
        <div className="lg:sticky lg:top-7">{right}</div>
      </div>
    </div>
  )
}

interface LoadedStoryProps {
  card: Card
  told: ToldStory
  details: StoryDetails
}

/** What proves and explains the story, each behind a line that already informs. */
function Disclosures({ told, details }: Pick<LoadedStoryProps, 'told' | 'details'>) {
  const { language } = told.texts
  const counted = details.checked?.[language]
  const hiddenIds = useHiddenArticles(details.id)
  return (
    <div className="border-t border-line">
      {told.sentences.length > 0 && (
        <CheckedSentences
          sentences={told.sentences}
          lang={language}
          removed={counted ? counted.total - counted.passed : 0}
        />
      )}
      {details.facts && <AgreementTable facts={details.facts} language={language} />}
      {details.workshop && (
        <HeadlineWorkshop workshop={details.workshop} sources={told.sources} language={language} />
      )}
      <ChangeLog details={details} sources={told.sources} seenVersion={undefined} />
      <WhyHere storyId={details.id} sources={told.sources} hiddenIds={hiddenIds} />
      <ScoreParts details={details} />
    </div>
  )
}

function LoadedStory({ card, told, details }: LoadedStoryProps) {
  const { open } = useAskedDialogs()
  const { aboutStory } = useFlags()
  const { story } = details
  useTeaching(story)
  const hiddenIds = useHiddenArticles(story.id)
  const left = (
    <>
      <StoryHead
        card={card}
        updatedAt={story.updated_at}
        pictureCount={storyImages(details, told.texts.language).length}
        conflicts={told.conflicts}
        onPictures={() => open({ name: 'slideshow', storyId: card.id })}
      />
      <StoryActions storyId={story.id} category={card.category} told={told} />
      <StoryText told={told} onSentence={(position) => reveal(sentenceId(position))} />
      {aboutStory && (
        <div className="print:hidden">
          <ShareButton storyId={story.id} label="share.story" />
        </div>
      )}
      <ThreadStories story={story} />
      <Disclosures told={told} details={details} />
    </>
  )
  const shown = told.sources.filter(({ id }) => !hiddenIds.includes(id))
  const right = (
    <>
      <SourceList sources={shown} reports={story.reports} />
      <RelatedStories storyId={story.id} />
    </>
  )
  return <TwoColumns left={left} right={right} />
}

function StoryError({ state, onClose }: { state: StoryState & { state: 'failed' }; onClose: () => void }) {
  const text = useTexts()
  useEffect(() => showToast(text('story.error.toast'), 'error'), [text])
  return (
    <Message
      kind="error"
      title={text('story.error.title')}
      titleId={STORY_TITLE}
      text={text(state.text)}
      {...(state.text !== 'story.error.missing' && { detail: text('data.error.story') })}
    >
      <button type="button" className={buttonClass('solid')} onClick={state.retry}>
        {text('story.retry')}
      </button>
      <button type="button" className={buttonClass('outline')} onClick={onClose}>
        {text('dialog.close')}
      </button>
    </Message>
  )
}

function StoryBody({ storyId, onClose }: StoryDialogProps) {
  const { language } = useTexts()
  const known = useCard(storyId)
  const state = useStory(storyId, true)
  const reader = useReader()
  if (state.state === 'failed') {
    const error = <StoryError state={state} onClose={onClose} />
    // A reader who has saved it reads it as it was then.
    return reader ? (
      <Suspense fallback={null}>
        <SavedCopy storyId={storyId} otherwise={error} />
      </Suspense>
    ) : (
      error
    )
  }
  if (state.state === 'loading') {
    return <TwoColumns left={<StorySkeleton card={known} />} right={<SourcesSkeleton />} />
  }
  const told = toldStory(state.details, language)
  // A card without a sub-headline shows the description, which stands below here.
  const card = { ...toCard(state.details.story, language), excerpt: told.texts.sub_headline }
  // Where the edition's lists are made, towns are called as the reader's language calls them.
  if (known) card.location = known.location
  return <LoadedStory card={card} told={told} details={state.details} />
}

/** A story before the page: text left, sources right; on a phone a sheet. */
export function StoryDialog({ storyId, onClose }: StoryDialogProps) {
  return (
    <Dialog labelledBy={STORY_TITLE} onClose={onClose} width="wide">
      <CloseButton onClose={onClose} />
      <StoryBody key={storyId} storyId={storyId} onClose={onClose} />
    </Dialog>
  )
}
