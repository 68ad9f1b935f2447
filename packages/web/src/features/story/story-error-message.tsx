import { EXPORTED_STORY_PATH_PREFIX } from '@plainwire/domain/addresses'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { StoryState } from '../../edition/story/use-story.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { STORY_TITLE_ID } from './story-header.tsx'

interface StoryErrorProps {
  state: StoryState & { state: 'failed' }
  onClose: () => void
}

/** The message in place of a story that was withdrawn, is missing or couldn't be loaded. */
export function StoryErrorMessage({ state, onClose }: StoryErrorProps) {
  const text = useTexts()
  const isExported = useLocation().pathname.startsWith(EXPORTED_STORY_PATH_PREFIX)
  const isWithdrawn = state.text === 'story.error.withdrawn'
  const isFailure = !isWithdrawn && state.text !== 'story.error.missing'
  const cause = text(isExported ? 'data.error.article' : 'data.error.story')
  useEffect(() => {
    if (!isWithdrawn) showToast(text('story.error.toast'), 'error')
  }, [text, isWithdrawn])
  return (
    <StatusMessage
      kind="error"
      title={text(isWithdrawn ? 'story.error.withdrawn.title' : 'story.error.title')}
      titleId={STORY_TITLE_ID}
      text={text(state.text)}
      {...(isFailure && { detail: cause })}
    >
      {!isWithdrawn && (
        <Button look="solid" onClick={state.retry}>
          {text('story.retry')}
        </Button>
      )}
      {isWithdrawn && (
        <ButtonLink look="text" to="/corrections" opensDialog>
          {text('corrections.title')}
        </ButtonLink>
      )}
      <DialogBottomCloseButton onClose={onClose} />
    </StatusMessage>
  )
}
