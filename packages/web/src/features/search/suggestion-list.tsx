import type { SuggestedSearchTerm } from '@plainwire/domain/search'
import { Hash, MapPin, Newspaper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'

const ICONS = { place: MapPin, source: Newspaper, topic: Hash }

/** Returns the element id of the suggestion at a 0-based index of the list. */
export function getSuggestionOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

interface OptionProps {
  term: SuggestedSearchTerm
  id: string
  isActive: boolean
  onChoose: (term: SuggestedSearchTerm) => void
}

/** A suggestion with its number of stories. A click doesn't move the focus out of the search field. */
function Option({ term, id, isActive, onChoose }: OptionProps) {
  const text = useTexts()
  const chip = useRef<HTMLDivElement>(null)
  const Icon = ICONS[term.kind]
  useEffect(() => {
    if (isActive) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input handles the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the input refers to it by aria-activedescendant
    <div
      ref={chip}
      role="option"
      id={id}
      aria-selected={isActive}
      className={`inline-flex max-w-full shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3 text-14 target hover:bg-hush ${isActive ? 'border-accent bg-hush outline outline-accent' : ''}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(term)}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="truncate">{term.text}</span>
      <span className="shrink-0 text-ink-soft tabular-nums">
        <span className="sr-only">{text(`search.kind.${term.kind}`)} · </span>
        {text.plural('search.stories', term.stories)}
      </span>
    </div>
  )
}

interface SuggestionListProps extends Pick<OptionProps, 'onChoose'> {
  listId: string
  suggestions: readonly SuggestedSearchTerm[]
  active: number
}

/** The suggestions for completing the query, in one row above the results. */
export function SuggestionList({ listId, suggestions, active, onChoose }: SuggestionListProps) {
  const text = useTexts()
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={text('search.suggestions')}
      className="-m-1 flex gap-2 overflow-x-auto p-1"
    >
      {suggestions.map((term, index) => (
        <Option
          key={`${term.kind} ${term.text}`}
          term={term}
          id={getSuggestionOptionId(listId, index)}
          isActive={index === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
