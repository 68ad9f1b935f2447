import { BellOff, Printer, Share2, Square, Volume2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Card } from '../../../edition/card.ts'
import { useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../../lib/config.ts'
import { createLazyComponent } from '../../../lib/lazy-part.ts'
import { type TextKey, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { StoryView } from '../story-view.ts'
import { useReadAloud } from './use-read-aloud.ts'

const ICON = { size: 16, 'aria-hidden': true } as const

interface ActionProps {
  label: string
  icon: ReactNode
  isPressed?: boolean
  /** The id of the element that the button shows or hides, and whether it is shown now. */
  shows?: { id: string; isShown: boolean }
  onClick: () => void
}

function Action({ label, icon, isPressed, shows, onClick }: ActionProps) {
  return (
    <Button
      look="quiet"
      aria-pressed={isPressed}
      aria-expanded={shows?.isShown}
      aria-controls={shows?.isShown ? shows.id : undefined}
      onClick={onClick}
    >
      {icon}
      {label}
    </Button>
  )
}

/** A button that opens the share dialog. Renders nothing if the installation has disabled sharing. */
export function ShareButton({ storyId, label }: { storyId: string; label: TextKey }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const { share } = useFeatureFlags()
  if (!share) return null
  return (
    <Action
      label={text(label)}
      icon={<Share2 {...ICON} />}
      onClick={() => open({ name: 'share', storyId })}
    />
  )
}

function ReadAloudButton({ view }: { view: StoryView }) {
  const text = useTexts()
  const { headline, sub_headline, language } = view.texts
  const sentences = [headline, sub_headline, ...view.sentences.map((sentence) => sentence.text)].filter(
    Boolean,
  )
  const { isSpeaking, toggle } = useReadAloud(sentences, language)
  return (
    <Action
      label={text(isSpeaking ? 'story.aloud.stop' : 'story.aloud')}
      icon={isSpeaking ? <Square {...ICON} /> : <Volume2 {...ICON} />}
      isPressed={isSpeaking}
      onClick={toggle}
    />
  )
}

const MuteChips = createLazyComponent(() => import('./mute-chips.tsx').then((part) => part.MuteChips))
const MUTE_CHIPS = 'story-mutes'

interface StoryActionsProps {
  card: Card
  tags: readonly string[]
  view: StoryView
}

/**
 * The row of actions above a story's text. The mute button shows and hides the possible mutes below the row.
 */
export function StoryActions({ card, tags, view }: StoryActionsProps) {
  const text = useTexts()
  const [isMuting, setMuting] = useState(false)
  return (
    <>
      <div className="flex min-h-11 flex-wrap gap-2 print:hidden">
        <ShareButton storyId={card.id} label="share.button" />
        <ReadAloudButton view={view} />
        <Action
          label={text('mutes.button')}
          icon={<BellOff {...ICON} />}
          shows={{ id: MUTE_CHIPS, isShown: isMuting }}
          onClick={() => setMuting(!isMuting)}
        />
        <Action label={text('story.print')} icon={<Printer {...ICON} />} onClick={() => print()} />
      </div>
      <Suspense fallback={null}>
        {isMuting && <MuteChips id={MUTE_CHIPS} card={card} tags={tags} sources={view.sources} />}
      </Suspense>
    </>
  )
}
