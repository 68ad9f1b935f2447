import type { MutedStories } from '../../edition/handlers/lists/muted.ts'
import { useTexts } from '../../lib/texts.ts'
import { MutedHeadlines } from './muted-headlines.tsx'

/**
 * The stories of the last 7 days that a new mute would have hidden. Space is reserved for the preview, so
 * that nothing moves when it appears.
 */
export function MutePreview({ preview }: { preview: MutedStories | undefined }) {
  const text = useTexts()
  return (
    <div className="min-h-11">
      <p role="status" className="text-14 text-ink-soft">
        {preview && text.plural('mutes.preview', preview.total)}
      </p>
      {preview && preview.total > 0 && (
        <details className="text-14">
          <summary className="inline-flex list-none items-center font-semibold text-accent target [&::-webkit-details-marker]:hidden">
            {text('mutes.preview.show')}
          </summary>
          <MutedHeadlines muted={preview} />
        </details>
      )}
    </div>
  )
}
