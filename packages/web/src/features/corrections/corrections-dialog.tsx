import { FEEDS_PATH } from '@plainwire/domain/addresses'
import type { Correction, CorrectionTexts } from '@plainwire/domain/contract'
import { LANGUAGES } from '@plainwire/domain/language'
import { formatLongDate } from '@plainwire/domain/time'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { useTexts } from '../../lib/texts.ts'
import { useTimeZone } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { useCorrections } from './use-corrections.ts'

const FEED = `${FEEDS_PATH}/corrections.atom`

/** A text in the reader's language if there is one, otherwise in another language, marked with `lang`. */
function LocalizedText({ texts }: { texts: CorrectionTexts }) {
  const { language } = useTexts()
  const available = [language, ...LANGUAGES].find((candidate) => texts[candidate])
  if (!available) return null
  return <span lang={available === language ? undefined : available}>{texts[available]}</span>
}

function Entry({ correction }: { correction: Correction }) {
  const text = useTexts()
  const timeZone = useTimeZone()
  const { number, at, act, kind, name, story_id, text: wrong } = correction
  const title = name ? <LocalizedText texts={name} /> : text(`corrections.kind.${kind}`)
  return (
    <li id={`correction-${number}`} className="grid gap-1 border-t border-line py-4">
      <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
        <span className="font-semibold text-ink">{text(`corrections.act.${act}`)}</span>
        <time dateTime={at}>{formatLongDate(new Date(at), text.language, timeZone)}</time>
      </p>
      <h2 className="headline text-18" dir="auto">
        {story_id ? (
          <StoryLink storyId={story_id} className="hover:underline hover:decoration-1">
            {title}
          </StoryLink>
        ) : (
          title
        )}
      </h2>
      {wrong && (
        <p dir="auto" className="max-w-[66ch]">
          <LocalizedText texts={wrong} />
        </p>
      )}
    </li>
  )
}

function Body() {
  const text = useTexts()
  const list = useCorrections()
  if (list.state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{text('corrections.loading')}</span>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} aria-hidden="true" className="h-20 rounded-sm bg-line breathing" />
        ))}
      </div>
    )
  }
  if (list.state === 'failed') {
    return (
      <StatusMessage kind="error" text={text('corrections.error')}>
        <Button look="solid" onClick={list.retry}>
          {text('story.retry')}
        </Button>
      </StatusMessage>
    )
  }
  if (list.corrections.length === 0) return <StatusMessage kind="empty" text={text('corrections.empty')} />
  return (
    <ul>
      {list.corrections.map((correction) => (
        <Entry key={correction.number} correction={correction} />
      ))}
    </ul>
  )
}

/** The dialog that lists corrections and withdrawals. */
export function CorrectionsDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <TextDialog title={text('corrections.title')} onClose={onClose}>
      <p className="max-w-[66ch]">{text('corrections.intro')}</p>
      <Body />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <DialogBottomCloseButton onClose={onClose} />
        <ButtonAnchor look="text" href={text.language === 'en' ? FEED : `${FEED}?lang=${text.language}`}>
          {text('corrections.feed')}
        </ButtonAnchor>
      </p>
    </TextDialog>
  )
}
