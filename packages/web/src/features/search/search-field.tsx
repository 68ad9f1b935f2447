import { Search, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SearchSuggestionsPanel } from './search-suggestions-panel.tsx'
import { getSuggestionOptionId, SuggestionList } from './suggestion-list.tsx'
import { suggestionSlot } from './suggestion-slot.ts'
import { useSearchField } from './use-search-field.ts'

const LIST_ID = 'search-suggestions'

interface SearchFieldProps {
  /** The query in the URL. */
  query: string
  /** A counter: the field takes the focus whenever the counter changes. */
  focusCount: number
  onSearch: (text: string) => void
  /** Clears the search and closes the box. */
  onClose: () => void
  /** Called when the focus leaves the empty field. */
  onLeaveEmpty: () => void
}

/**
 * The open search box: the field, a panel with recent searches and examples below it while it is empty, and
 * suggestions, which are rendered above the results.
 */
export function SearchField({ query, focusCount, onSearch, onClose, onLeaveEmpty }: SearchFieldProps) {
  const text = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const field = useSearchField(query, onSearch, onClose)
  const { typed, suggestions, active, isPanelOpen } = field
  useEffect(() => {
    if (focusCount > 0) input.current?.focus()
  }, [focusCount])
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    field.setPanelOpen(false)
    if (isEmpty) onLeaveEmpty()
  }
  const slot = useStore(suggestionSlot, undefined)
  const isEmpty = typed.trim() === ''
  const hasList = isPanelOpen && suggestions.length > 0 && slot !== undefined
  const prefill = (search: string) => {
    field.type(search)
    input.current?.focus()
  }
  return (
    <search
      aria-label={text('search.region')}
      className="absolute inset-y-0 end-0 z-30 flex w-full items-center bg-paper md:w-88 lg:w-140"
      onBlur={leave}
    >
      <form
        className="flex min-w-0 flex-1 items-center rounded-full border border-edge bg-surface ps-4 focus-within:border-accent focus-within:outline focus-within:outline-accent"
        onSubmit={(event) => {
          event.preventDefault()
          field.submit()
        }}
      >
        <Search size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={text('search.label')}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? LIST_ID : undefined}
          aria-activedescendant={hasList && active >= 0 ? getSuggestionOptionId(LIST_ID, active) : undefined}
          aria-describedby={isPanelOpen && isEmpty ? 'search-privacy' : undefined}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          className="min-w-0 flex-1 bg-transparent px-3 text-16 outline-none target"
          value={typed}
          onFocus={() => field.setPanelOpen(true)}
          onClick={() => field.setPanelOpen(true)}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.onKeyDown}
        />
        <IconButton aria-label={text('search.clear')} icon={X} size={18} onClick={onClose} />
      </form>
      {isPanelOpen && isEmpty && <SearchSuggestionsPanel onChoose={field.finish} onPrefill={prefill} />}
      {hasList &&
        createPortal(
          <SuggestionList
            listId={LIST_ID}
            suggestions={suggestions}
            active={active}
            onChoose={field.choose}
          />,
          slot,
        )}
    </search>
  )
}
