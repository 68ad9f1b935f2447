import type { SearchTerm } from '@plainwire/domain/search'
import { Hash, History, MapPin, Newspaper, X } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { useKept } from '../../reader/kept.ts'
import { forgetSearch, searches } from '../../reader/searches.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { searchFor } from './search-text.ts'

const ICONS = { place: MapPin, source: Newspaper, topic: Hash }
const ROW = 'flex min-w-0 items-center gap-3 rounded-sm px-3 text-start text-16 target'

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** A suggestion: what it is, and how many stories have it. The field keeps the focus: this one is only pointed at. */
function Option({ term, id, isActive, onChoose }: OptionProps) {
  const text = useTexts()
  const Icon = ICONS[term.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as a combobox does
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className={`${ROW} cursor-pointer hover:bg-hush ${isActive ? 'bg-hush outline outline-accent' : ''}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(searchFor(term))}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 truncate">{term.text}</span>
      <span className="shrink-0 text-14 text-ink-soft tabular-nums">
        <span className="max-sm:sr-only">{text(`search.kind.${term.kind}`)} · </span>
        {text.plural('search.stories', term.stories)}
      </span>
    </div>
  )
}
interface OptionProps {
  term: SearchTerm
  id: string
  isActive: boolean
  onChoose: (search: string) => void
}

/** The last searches: to search again, or to remove from the device. */
function RecentSearches({ onChoose }: { onChoose: (search: string) => void }) {
  const text = useTexts()
  const recent = useKept(searches)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="px-3 pt-1 text-14 text-ink-soft">
        {text('search.recent')}
      </h2>
      <ul>
        {recent.map((search) => (
          <li key={search} className="flex">
            <button type="button" className={`${ROW} flex-1 hover:bg-hush`} onClick={() => onChoose(search)}>
              <History size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
              <span className="truncate">{search}</span>
            </button>
            <button
              type="button"
              aria-label={text('search.recent.remove', { search })}
              className={buttonClass('round')}
              onClick={() => forgetSearch(search)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchPanelProps {
  listId: string
  isOpen: boolean
  suggestions: readonly SearchTerm[]
  active: number
  /** Whether nothing is typed. */
  isEmpty: boolean
  onChoose: (search: string) => void
}

/** What hangs below the search field: suggestions, the last searches, and how to search. */
export function SearchPanel({ listId, isOpen, suggestions, active, isEmpty, onChoose }: SearchPanelProps) {
  const text = useTexts()
  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-lg"
    >
      {suggestions.length > 0 && (
        <div role="listbox" id={listId} aria-label={text('search.suggestions')}>
          {suggestions.map((term, index) => (
            <Option
              key={`${term.kind} ${term.text}`}
              term={term}
              id={optionId(listId, index)}
              isActive={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {isEmpty && <RecentSearches onChoose={onChoose} />}
      <div
        id="search-help"
        className="grid gap-1 border-line px-3 pt-2 pb-1 text-14 text-ink-soft not-first:border-t"
      >
        <p>{text('search.help')}</p>
        <p>{text('search.privacy')}</p>
      </div>
    </div>
  )
}
