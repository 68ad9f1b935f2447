import type { SavedStory } from '@plainwire/domain/contract'
import { filterSavedItems, toSavedItem } from '@plainwire/domain/reader'
import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { removeSavedStory } from '../../account/saved/saved.ts'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { useTexts } from '../../lib/texts.ts'
import { FilterField } from '../../ui/fields/filter-field.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { SavedStoryEntry, WithdrawnSavedStoryEntry } from './saved-story-entry.tsx'

/** The saved stories that match a search, in their original order. */
function useSearchResults(stories: readonly SavedStory[], typed: string): readonly SavedStory[] {
  const text = useTexts()
  return useMemo(() => {
    const found = filterSavedItems(stories.map(toSavedItem), typed, (category) =>
      text(getCategoryTextKey(category)),
    )
    const ids = new Set(found.map(({ id }) => id))
    return stories.filter(({ id }) => ids.has(id))
  }, [stories, typed, text])
}

/**
 * Returns a handler that removes a saved story, and the ref of the list. After the removal, the focus moves
 * to the button of the next story (or of the last one), or to the dialog if the list is empty.
 */
function useRemoval(shown: readonly SavedStory[]) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<{ position: number; dialog: HTMLElement | null; before: readonly SavedStory[] }>(
    undefined,
  )
  const onRemove = useCallback(
    (saved: SavedStory, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const position = [...(list.current?.querySelectorAll('[data-remove]') ?? [])].indexOf(currentTarget)
      next.current = { position, dialog: currentTarget.closest('dialog'), before: shown }
      removeSavedStory(saved.storyId, saved.story.headline)
    },
    [shown],
  )
  useLayoutEffect(() => {
    // The focus moves only when the list has been rendered without the removed entry.
    if (!next.current || next.current.before === shown) return
    const { position, dialog } = next.current
    next.current = undefined
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const target = buttons[Math.min(position, buttons.length - 1)] ?? dialog
    target?.focus()
  }, [shown])
  return { list, onRemove }
}

function Count({ shown, isSearch }: { shown: number; isSearch: boolean }) {
  const text = useTexts()
  const count = isSearch ? text.plural('saved.found', shown) : text.plural('saved.count', shown)
  return (
    <p role="status" className="border-t border-line pt-4 text-14 text-ink-soft tabular-nums">
      {isSearch && shown === 0 ? text('saved.noMatch') : count}
    </p>
  )
}

/** The list of saved stories, with a search field and their number. */
export function SavedList({ stories }: { stories: readonly SavedStory[] }) {
  const text = useTexts()
  const [typed, setTyped] = useState('')
  const shown = useSearchResults(stories, typed)
  const { list, onRemove } = useRemoval(shown)
  const isSearch = typed.trim() !== ''
  if (stories.length === 0)
    return <StatusMessage kind="empty" title={text('saved.empty')} text={text('saved.empty.hint')} />
  return (
    <div className="grid gap-4">
      <FilterField label={text('saved.search')} ground="surface" value={typed} onType={setTyped} />
      {shown.length === 0 ? (
        <StatusMessage kind="empty" title={text('saved.none')} text={text('saved.none.hint')} />
      ) : (
        <ul ref={list}>
          {shown.map((saved) => {
            const Entry = saved.withdrawn ? WithdrawnSavedStoryEntry : SavedStoryEntry
            return <Entry key={saved.storyId} saved={saved} onRemove={onRemove} />
          })}
        </ul>
      )}
      <Count shown={shown.length} isSearch={isSearch} />
    </div>
  )
}
