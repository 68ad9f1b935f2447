import { BellOff, CircleHelp, Ellipsis, Share2 } from 'lucide-react'
import type { Card } from '../../../edition/card.ts'
import { type UnroutedDialog, useDialogStack } from '../../../lib/addresses/open-dialogs.ts'
import { useFeatureFlags } from '../../../lib/config.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Popup } from '../../../ui/popup.tsx'

function Items({ card, close }: { card: Card; close: () => void }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const { share } = useFeatureFlags()
  // Closes the menu first, so that the focus returns to its button when the dialog closes.
  const opener = (dialog: UnroutedDialog) => () => {
    close()
    open(dialog)
  }
  const topic = { kind: 'topic' as const, text: card.category }
  return (
    <ul className="w-60">
      <li>
        <Button look="row" className="gap-3" onClick={opener({ name: 'score', storyId: card.id })}>
          <CircleHelp size={16} aria-hidden="true" />
          {text('card.menu.why')}
        </Button>
      </li>
      <li>
        <Button look="row" className="gap-3" onClick={opener({ name: 'mutes', suggestion: topic })}>
          <BellOff size={16} aria-hidden="true" />
          {text('card.menu.mute')}
        </Button>
      </li>
      {share && (
        <li>
          <Button look="row" className="gap-3" onClick={opener({ name: 'share', storyId: card.id })}>
            <Share2 size={16} aria-hidden="true" />
            {text('card.menu.share')}
          </Button>
        </li>
      )}
    </ul>
  )
}

/**
 * A menu with further actions on a story. It opens above its button, because the card would clip it below.
 */
export function CardMenu({ card }: { card: Card }) {
  const text = useTexts()
  return (
    <div className="relative z-10 -me-2 noscript:hidden">
      <Popup
        align="end"
        isAbove
        label={text('card.menu', { title: card.title })}
        look="round"
        className="text-ink-soft hover:text-ink"
        button={<Ellipsis size={18} aria-hidden="true" />}
      >
        {(close) => <Items card={card} close={close} />}
      </Popup>
    </div>
  )
}
