import { History, X } from 'lucide-react'
import { recentSearches, removeRecentSearch } from '../../device/history/searches.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SearchExamples } from './search-examples.tsx'

const ROW = 'flex min-w-0 items-center gap-3 rounded-sm px-3 text-start text-16 target'

/** The reader's recent searches, each of which can be repeated or removed from the device. */
function RecentSearches({ onChoose }: { onChoose: (search: string) => void }) {
  const text = useTexts()
  const recent = usePersistedStore(recentSearches)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="px-3 pt-1 text-14 text-ink-soft">
        {text('search.recent')}
      </h2>
      <ul>
        {recent.map((search) => (
          <li key={search} className="flex">
            <Button look="plain" className={`${ROW} flex-1 hover:bg-hush`} onClick={() => onChoose(search)}>
              <History size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
              <span className="truncate">{search}</span>
            </Button>
            <IconButton
              aria-label={text('search.recent.remove', { search })}
              icon={X}
              onClick={() => removeRecentSearch(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchPanelProps {
  /** Called with a query to search for it. */
  onChoose: (search: string) => void
  /**
   * Called with an incomplete query, such as 'source:', which is put into the field for the reader to
   * complete.
   */
  onPrefill: (search: string) => void
}

/**
 * The panel with recent searches and examples. It is shown below the search field only while the field is
 * empty, so it never covers results.
 */
export function SearchSuggestionsPanel({ onChoose, onPrefill }: SearchPanelProps) {
  const text = useTexts()
  return (
    <div className="absolute inset-x-0 top-full grid max-h-[70dvh] gap-2 overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-lg">
      <RecentSearches onChoose={onChoose} />
      <SearchExamples onChoose={onChoose} onPrefill={onPrefill} />
      <p id="search-privacy" className="border-t border-line px-3 pt-2 pb-1 text-14 text-ink-soft">
        {text('search.privacy')}
      </p>
    </div>
  )
}
