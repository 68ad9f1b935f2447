import type { SuggestedSearchTerm } from '@plainwire/domain/search'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addRecentSearch } from '../../device/history/searches.ts'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { lastSubmittedSearchQuery } from './last-submitted-search-query.ts'
import { buildSuggestionQuery, splitQueryForCompletion } from './search-text.ts'

/** The pause in typing before a search starts, in ms. */
const SEARCH_DEBOUNCE_MS = 300
const NO_OPTION = -1

/**
 * Returns the text in the search field. After a pause in typing, the text is searched for. When the query in
 * the URL changes, the new query replaces the text.
 */
function useTyped(query: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(query)
  const sent = useRef(query)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    setTyped(query)
  }, [query])
  const send = (text: string) => {
    sent.current = text.trim()
    search.current(text)
  }
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      // The query may have been submitted with Enter in the meantime.
      if (typed.trim() === sent.current) return
      sent.current = typed.trim()
      search.current(typed)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, send }
}

/** Returns suggestions for completing the typed text; none while the words to complete are empty. */
function useSuggestions(typed: string) {
  const { newsClient } = useEditionSource()
  const reading = useListSettings()
  const { words, kind } = splitQueryForCompletion(typed)
  const request = reading && words.trim() !== '' ? { ...reading, typed: words, kind } : undefined
  const answer = useWorkerQuery('suggestions', request, request && (() => newsClient.suggestions(request)))
  return request && answer?.ok ? answer.data : []
}

/**
 * The state and handlers of the search field, a combobox: arrow keys select a suggestion, Enter searches, and
 * Escape closes first the suggestions, then the box.
 */
export function useSearchField(query: string, onSearch: (text: string) => void, onClose: () => void) {
  const { typed, setTyped, send } = useTyped(query, onSearch)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [active, setActive] = useState(NO_OPTION)
  const suggestions = useSuggestions(isPanelOpen ? typed : '')

  const finish = (text: string) => {
    setTyped(text)
    send(text)
    lastSubmittedSearchQuery.set(text.trim())
    addRecentSearch(text)
    setPanelOpen(false)
    setActive(NO_OPTION)
  }
  const choose = (term: SuggestedSearchTerm) =>
    finish(splitQueryForCompletion(typed).before + buildSuggestionQuery(term))
  const submit = () => {
    const chosen = suggestions[active]
    if (chosen) choose(chosen)
    else finish(typed)
  }
  const move = (step: number) => {
    setPanelOpen(true)
    const count = suggestions.length + 1
    // The arrow keys also reach the field itself, which is before the first suggestion and after the last.
    setActive(((active + 1 + step + count) % count) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key !== 'Escape') return
    else if (isPanelOpen) setPanelOpen(false)
    else onClose()
    event.preventDefault()
  }
  const type = (text: string) => {
    setTyped(text)
    setPanelOpen(true)
    setActive(NO_OPTION)
  }
  return { typed, type, suggestions, active, isPanelOpen, setPanelOpen, finish, choose, submit, onKeyDown }
}
