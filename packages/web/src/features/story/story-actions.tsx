import { BellOff, Printer, Share2, Square, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useFlags } from '../../lib/config.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { ToldStory } from './told-story.ts'
import { useReadAloud } from './use-read-aloud.ts'

const ICON = { size: 16, 'aria-hidden': true } as const

interface ActionProps {
  label: string
  icon: ReactNode
  isPressed?: boolean
  onClick: () => void
}

function Action({ label, icon, isPressed, onClick }: ActionProps) {
  return (
    <button type="button" aria-pressed={isPressed} className={buttonClass('quiet')} onClick={onClick}>
      {icon}
      {label}
    </button>
  )
}

/** Opens the share dialog; nothing where sharing is switched off (RO-02, SM-03). */
export function ShareButton({ storyId, label }: { storyId: string; label: TextKey }) {
  const text = useTexts()
  const { open } = useAskedDialogs()
  const { share } = useFlags()
  if (!share) return null
  return (
    <Action
      label={text(label)}
      icon={<Share2 {...ICON} />}
      onClick={() => open({ name: 'share', storyId })}
    />
  )
}

function ReadAloudButton({ told }: { told: ToldStory }) {
  const text = useTexts()
  const { headline, sub_headline, language } = told.texts
  const sentences = [headline, sub_headline, ...told.sentences.map((sentence) => sentence.text)].filter(
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

interface StoryActionsProps {
  storyId: string
  category: string
  told: ToldStory
}

/** What can be done with a story, in one line above its text. */
export function StoryActions({ storyId, category, told }: StoryActionsProps) {
  const text = useTexts()
  const { open } = useAskedDialogs()
  return (
    <div className="flex min-h-11 flex-wrap gap-2 print:hidden">
      <ShareButton storyId={storyId} label="share.button" />
      <ReadAloudButton told={told} />
      <Action
        label={text('mutes.button')}
        icon={<BellOff {...ICON} />}
        onClick={() => open({ name: 'mutes', suggestion: { kind: 'topic', text: category } })}
      />
      <Action label={text('story.print')} icon={<Printer {...ICON} />} onClick={() => print()} />
    </div>
  )
}
