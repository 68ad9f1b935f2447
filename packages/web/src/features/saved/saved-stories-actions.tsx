import type { SavedStory } from '@plainwire/domain/contract'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { clearAllSavedStories } from '../../account/saved/saved.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { SavedStoriesExportFormat } from './export-saved.ts'

const FORMS: readonly SavedStoriesExportFormat[] = ['json', 'csv', 'html']

/** Returns a function that downloads the saved stories. The export code is loaded on first use. */
function useExport(stories: readonly SavedStory[]) {
  const text = useTexts()
  const { publicUrl } = useConfig()
  return async (form: SavedStoriesExportFormat) => {
    try {
      const { exportSavedStories } = await import('./export-saved.ts')
      const readable = stories.filter(({ withdrawn }) => !withdrawn)
      exportSavedStories(readable, form, { host: publicUrl || location.origin, text })
    } catch {
      showToast(text('saved.error.export'), 'error')
    }
  }
}

function ClearQuestion({ count, onEnd }: { count: number; onEnd: () => void }) {
  const text = useTexts()
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-4">
      <legend className="sr-only">{text('saved.clear')}</legend>
      <p role="alert" className="w-full">
        {text.plural('saved.clear.question', count)}
      </p>
      {/* When the question appears, the focus moves to this button, because cancelling changes nothing. */}
      <Button look="outline" autoFocus onClick={onEnd}>
        {text('saved.clear.cancel')}
      </Button>
      <Button
        look="solid"
        onClick={({ currentTarget }) => {
          currentTarget.closest('dialog')?.focus()
          clearAllSavedStories()
          onEnd()
        }}
      >
        {text('saved.clear.confirm')}
      </Button>
    </fieldset>
  )
}

/** Actions on all saved stories: export and remove. */
export function SavedStoriesActions({ stories }: { stories: readonly SavedStory[] }) {
  const text = useTexts()
  const exportAs = useExport(stories)
  const [question, setQuestion] = useState<'unopened' | 'open' | 'answered'>('unopened')
  if (question === 'open')
    return <ClearQuestion count={stories.length} onEnd={() => setQuestion('answered')} />
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="inline-flex items-center gap-1.5 text-14 text-ink-soft">
        <Download size={16} aria-hidden="true" />
        {text('saved.export')}
      </span>
      {FORMS.map((form) => (
        <Button
          key={form}
          look="quiet"
          aria-label={text('saved.export.as', { form: form.toUpperCase() })}
          onClick={() => void exportAs(form)}
        >
          {form.toUpperCase()}
        </Button>
      ))}
      <Button
        look="quiet"
        // When the reader has answered the question that this button opens, the button gets the focus back.
        autoFocus={question === 'answered'}
        className="ms-auto"
        onClick={() => setQuestion('open')}
      >
        <Trash2 size={16} aria-hidden="true" />
        {text('saved.clear')}
      </Button>
    </div>
  )
}
