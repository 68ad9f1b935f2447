import { Bookmark } from 'lucide-react'
import { saveStory, unsaveStory, useIsSaved } from '../../account/saved/saved.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useEdition, useEditionSource } from '../edition-context.ts'

export interface SaveToggleProps {
  storyId: string
  title: string
  /** Shows a label next to the icon. */
  isLabelled?: boolean
}

/**
 * Returns whether a story is saved, and a function that saves or unsaves it. The story counts as saved while
 * it is being saved; unsaving it then cancels the pending save.
 */
function useSaveToggle(storyId: string) {
  const text = useTexts()
  const { newsClient } = useEditionSource()
  const { whole } = useEdition()
  const isSaved = useIsSaved(storyId)
  const save = async () => {
    const { language } = text
    const isDone = await saveStory({ storyId, language }, (save) =>
      newsClient.snapshot({ ...save, edition: whole?.number }),
    )
    if (!isDone) showToast(text('saved.error.save'), 'error')
  }
  return { isSaved, toggle: () => (isSaved ? unsaveStory(storyId) : void save()) }
}

/** The save button of a story, in the corner of its picture. */
export function SaveToggle({ storyId, title, isLabelled = false }: SaveToggleProps) {
  const text = useTexts()
  const { isSaved, toggle } = useSaveToggle(storyId)
  const look = isSaved ? 'bg-accent text-accent-ink' : 'bg-paper/90 text-ink hover:bg-paper'
  return (
    <Button
      look="plain"
      data-save=""
      aria-pressed={isSaved}
      aria-label={text('saved.save.story', { title })}
      className={`absolute z-10 inline-flex items-center justify-center gap-2 rounded-full text-14 font-semibold target transition-colors duration-150 print:hidden ${isLabelled ? 'start-3 top-3 px-4' : 'end-2 top-2'} ${look}`}
      onClick={toggle}
    >
      <Bookmark size={18} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      {isLabelled && text('saved.save')}
    </Button>
  )
}
