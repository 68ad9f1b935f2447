import { storyReadingHistory } from '../../../device/history/read.ts'
import { usePersistedStore } from '../../../device/storage/persisted.ts'
import { useTexts } from '../../../lib/texts.ts'

/**
 * Returns how many of the given stories the reader has read. A story that has changed since it was read still
 * counts, so that a finished edition stays finished.
 */
export function useReadStoryCount(ids: readonly string[]): number {
  const stories = usePersistedStore(storyReadingHistory)
  return ids.filter((id) => Object.hasOwn(stories, id)).length
}

/**
 * A small progress indicator ('3 of 12') that stays visible while a finite edition is read. It overlays the
 * page: on a wide screen in the bar at the top, on other screens in a corner below that bar.
 */
export function EditionProgress({ ids }: { ids: readonly string[] }) {
  const text = useTexts()
  const done = useReadStoryCount(ids)
  if (ids.length === 0) return null
  return (
    <div className="pointer-events-none sticky top-[calc(2.75rem+1px)] z-10 h-0 xl:z-30 print:hidden">
      <progress
        value={done}
        max={ids.length}
        aria-label={text('reading.progress.label')}
        className="absolute inset-x-0 top-0 h-0.5 w-full appearance-none bg-line forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p
        aria-hidden="true"
        className="absolute end-0 top-1.5 rounded-full border border-line bg-surface px-2.5 text-12 leading-5 font-semibold tabular-nums xl:start-172 xl:end-auto xl:-top-8.5"
      >
        {text('reading.progress', { done, count: ids.length })}
      </p>
    </div>
  )
}
