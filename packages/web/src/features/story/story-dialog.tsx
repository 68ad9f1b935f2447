import { type ReactNode, useRef } from 'react'
import { type Card, toCard } from '../../edition/card.ts'
import { storyImages } from '../../edition/story-images.ts'
import { useCard } from '../../edition/use-section.ts'
import { type StoryState, useStory } from '../../edition/use-story.ts'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { CheckedSentences, sentenceId } from './checked-sentences.tsx'
import { SourceList } from './source-list.tsx'
import { STORY_TITLE, StoryHead } from './story-head.tsx'
import { SourcesSkeleton, StorySkeleton } from './story-skeleton.tsx'
import { StoryText } from './story-text.tsx'
import { type ToldStory, toldStory } from './told-story.ts'
import { WhyHere } from './why-here.tsx'

interface StoryDialogProps {
  storyId: string
  onClose: () => void
}

/** Opens the proof of a sentence and takes the reader there. */
function useProof() {
  const checked = useRef<HTMLDetailsElement>(null)
  const show = (position: number) => {
    if (checked.current) checked.current.open = true
    const entry = document.getElementById(sentenceId(position))
    entry?.focus({ preventScroll: true })
    entry?.scrollIntoView({ block: 'nearest' })
  }
  return { checked, show }
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

function LoadedStory({
  card,
  told,
  state,
}: {
  card: Card
  told: ToldStory
  state: StoryState & { state: 'loaded' }
}) {
  const { checked, show } = useProof()
  const { open } = useAskedDialogs()
  const { story } = state.details
  const left = (
    <>
      <StoryHead
        card={card}
        updatedAt={story.updated_at}
        pictureCount={storyImages(state.details, told.texts.language).length}
        onPictures={() => open({ name: 'slideshow', storyId: card.id })}
      />
      <StoryText told={told} onSentence={show} />
      <div className="border-t border-line">
        {told.sentences.length > 0 && (
          <CheckedSentences ref={checked} sentences={told.sentences} lang={told.texts.language} />
        )}
        <WhyHere sources={told.sources} />
      </div>
    </>
  )
  return <TwoColumns left={left} right={<SourceList sources={told.sources} reports={story.reports} />} />
}

function StoryError({ state, onClose }: { state: StoryState & { state: 'failed' }; onClose: () => void }) {
  const text = useTexts()
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
  const state = useStory(storyId)
  if (state.state === 'failed') return <StoryError state={state} onClose={onClose} />
  if (state.state === 'loading') {
    return <TwoColumns left={<StorySkeleton card={known} />} right={<SourcesSkeleton />} />
  }
  const card = toCard(state.details.story, language)
  return <LoadedStory card={card} told={toldStory(state.details, language)} state={state} />
}

/** A story before the page: text left, sources right; on a phone a sheet (SM-01, SM-05). */
export function StoryDialog({ storyId, onClose }: StoryDialogProps) {
  return (
    <Dialog labelledBy={STORY_TITLE} onClose={onClose} width="wide">
      <CloseButton onClose={onClose} />
      <StoryBody key={storyId} storyId={storyId} onClose={onClose} />
    </Dialog>
  )
}
