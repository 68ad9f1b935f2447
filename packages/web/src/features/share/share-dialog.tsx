import { Check, Copy, LoaderCircle, Share2 } from 'lucide-react'
import { type Card, toCard } from '../../edition/card.ts'
import { useStoryCard } from '../../edition/lists/use-section.ts'
import { PICTURE_SIZES } from '../../edition/story/picture-sizes.ts'
import { StoryPicture } from '../../edition/story/story-picture.tsx'
import { useStory } from '../../edition/story/use-story.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { buildShareTargets } from './share-targets.ts'
import { useCopyToClipboard } from './use-copied.ts'
import { type ShareLink, useShareLink } from './use-share-link.ts'

function Preview({ card }: { card: Card }) {
  const text = useTexts()
  return (
    <div className="grid grid-cols-[7rem_1fr] items-start gap-4">
      <StoryPicture card={card} sizes={PICTURE_SIZES.card} className="rounded-md" />
      <div className="grid gap-1">
        <p lang={card.language} dir="auto" className="headline line-clamp-3 text-18">
          {card.title}
        </p>
        <p className="text-14 text-ink-soft tabular-nums">
          {text.plural('card.publishers', card.reports.publishers)}
        </p>
      </div>
    </div>
  )
}

function LinkField({ link }: { link: ShareLink }) {
  const text = useTexts()
  const { isCopied, copy } = useCopyToClipboard()
  const Icon = isCopied ? Check : Copy
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex items-end gap-2">
        <TextField
          label={text('share.link')}
          readOnly
          value={link.url}
          className="min-w-0 flex-1"
          onFocus={({ target }) => target.select()}
        />
        <Button look="solid" onClick={() => void copy(link.url)}>
          <Icon size={16} aria-hidden="true" />
          {text(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
      <p role="status" className="flex min-h-5 items-center gap-2 text-14 text-ink-soft">
        {link.isMaking && (
          <>
            <LoaderCircle size={14} aria-hidden="true" className="animate-spin" />
            {text('share.making')}
          </>
        )}
      </p>
    </div>
  )
}

/**
 * A button that opens the device's share sheet (Web Share API). Renders nothing where the API isn't
 * available.
 */
function DeviceShare({ url, title }: { url: string; title: string }) {
  const text = useTexts()
  const data = { url, title }
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return null
  // The promise is rejected if the reader cancels, which isn't an error.
  const share = () => navigator.share(data).catch(() => undefined)
  return (
    <Button look="outline" onClick={() => void share()}>
      <Share2 size={16} aria-hidden="true" />
      {text('share.device')}
    </Button>
  )
}

function Targets({ url, headline }: { url: string; headline: string }) {
  const text = useTexts()
  return (
    <ul aria-label={text('share.targets')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {buildShareTargets(url, headline).map((target) => (
        <li key={target.name}>
          <ButtonAnchor look="outline" href={target.url} opensTab className="w-full">
            {text(target.name)}
            <span className="sr-only">{text('story.source.newTab')}</span>
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  )
}

/** The dialog that shares a story: its link, the device's share sheet, and six sites and programs. */
export function ShareDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const text = useTexts()
  const listCard = useStoryCard(storyId)
  const state = useStory(storyId)
  const details = state.state === 'loaded' ? state.details : undefined
  const link = useShareLink(storyId, details)
  const card = details ? toCard(details.story, text.language) : listCard
  return (
    <TextDialog title={text('share.title')} onClose={onClose} gap={5}>
      {card && <Preview card={card} />}
      <LinkField link={link} />
      <DeviceShare url={link.url} title={card?.title ?? text('app.brand')} />
      <Targets url={link.url} headline={card?.title ?? text('app.brand')} />
    </TextDialog>
  )
}
