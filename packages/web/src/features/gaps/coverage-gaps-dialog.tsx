import type { CoverageGap } from '@plainwire/domain/coverage'
import { useId } from 'react'
import { usePlace } from '../../device/place/place.ts'
import type { CoverageGapGroup } from '../../edition/handlers/lists/gaps.ts'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { useCoverageGaps } from './use-gaps.ts'

const TITLE_ID = 'gaps-title'

function GapHeading({ id, gap }: { id: string; gap: CoverageGap }) {
  const text = useTexts()
  return (
    <>
      <h2 id={id} className="headline text-22">
        {text(`gap.${gap}`)}
      </h2>
      <p className="max-w-[66ch] pt-1 text-14 text-ink-soft">{text(`gaps.explained.${gap}`)}</p>
    </>
  )
}

function Group({ group: { gap, total, headlines } }: { group: CoverageGapGroup }) {
  const text = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <GapHeading id={id} gap={gap} />
      <ul className="pt-2">
        {headlines.map(({ id: storyId, title, language, reports }) => (
          <li key={storyId} className="relative border-t border-line py-3">
            <StoryLink
              storyId={storyId}
              lang={language}
              className="headline text-18 leading-snug hover:underline after:absolute after:inset-0"
            >
              {title}
            </StoryLink>
            <p className="text-14 text-ink-soft tabular-nums">
              {text.plural('card.publishers', reports.publishers)}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink look="text" to="/" gap={gap}>
        {text.plural('gaps.all', total)}
        <span className="sr-only">: {text(`gap.${gap}`)}</span>
      </ButtonLink>
    </section>
  )
}

/**
 * A link to choose a place. It is shown while the reader's place is unknown, instead of the stories with the
 * gap 'absent-here' (big stories that nobody in the reader's country reports).
 */
function Unplaced() {
  const text = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <GapHeading id={id} gap="absent-here" />
      <p className="pt-2">{text('gaps.unplaced')}</p>
      <ButtonLink look="text" to="/local">
        {text('location.choose')}
      </ButtonLink>
    </section>
  )
}

function Body() {
  const text = useTexts()
  const gaps = useCoverageGaps()
  const isPlaced = usePlace() !== undefined
  if (gaps.state === 'failed') {
    return (
      <StatusMessage kind="error" text={text('gaps.error')}>
        <Button look="solid" onClick={() => location.reload()}>
          {text('feed.retry')}
        </Button>
      </StatusMessage>
    )
  }
  if (gaps.state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{text('gaps.loading')}</span>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} aria-hidden="true" className="h-24 rounded-sm bg-line breathing" />
        ))}
      </div>
    )
  }
  return (
    <>
      {gaps.groups.length === 0 && (
        <StatusMessage kind="empty" text={text('gaps.empty')}>
          <ButtonLink look="outline" to="/">
            {text('feed.empty.home')}
          </ButtonLink>
        </StatusMessage>
      )}
      {gaps.groups.map((group) => (
        <Group key={group.gap} group={group} />
      ))}
      {!isPlaced && <Unplaced />}
    </>
  )
}

/** The dialog that lists the edition's coverage gaps. */
export function CoverageGapsDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <Dialog labelledBy={TITLE_ID} onClose={onClose} width="reading">
      <CloseButton onClose={onClose} />
      <DialogBody isUnderHead={false} gap={8}>
        <div>
          <h1 id={TITLE_ID} className="headline pe-10 text-28">
            {text('gaps.title')}
          </h1>
          <p className="max-w-[66ch] pt-2">{text('gaps.intro')}</p>
        </div>
        <Body />
        <DialogBottomCloseButton onClose={onClose} />
      </DialogBody>
    </Dialog>
  )
}
