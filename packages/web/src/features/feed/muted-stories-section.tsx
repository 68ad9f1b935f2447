import type { MutedStories } from '../../edition/handlers/lists/muted.ts'
import { StoryLink } from '../../edition/story/story-link.tsx'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** A collapsible list of the stories that the reader's mutes hide. Their number is always visible. */
export function MutedStoriesSection({ hidden }: { hidden: MutedStories }) {
  const text = useTexts()
  const { open } = useDialogStack()
  const { total, headlines } = hidden
  if (total === 0) return null
  return (
    <details className="border-b border-line pb-1 text-14 text-ink-soft">
      <summary className="flex list-none items-center gap-2 target [&::-webkit-details-marker]:hidden">
        {text.plural('mutes.hidden', total)}
        <span className="font-semibold text-accent underline">{text('mutes.hidden.show')}</span>
      </summary>
      <ul className="grid gap-1 pb-2 lg:grid-cols-2 lg:gap-x-8">
        {headlines.map(({ id, title, language }) => (
          <li key={id}>
            <StoryLink
              storyId={id}
              lang={language}
              className="inline-flex items-center text-16 text-ink target hover:underline"
            >
              {title}
            </StoryLink>
          </li>
        ))}
      </ul>
      {total > headlines.length && (
        <p className="pb-2">{text('mutes.hidden.others', { count: total - headlines.length })}</p>
      )}
      <Button look="text" onClick={() => open({ name: 'mutes' })}>
        {text('mutes.title')}
      </Button>
    </details>
  )
}
