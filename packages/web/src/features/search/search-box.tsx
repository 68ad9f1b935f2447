import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { useUrlSearchQuery } from '../../lib/addresses/use-search-address.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import { useHydratedValue } from '../../lib/start/hydrated.ts'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

const SearchField = createLazyComponent(() => import('./search-field.tsx').then((part) => part.SearchField))

/** Makes the web worker prepare the edition for searching before the first letter is typed. */
function usePreparedSearch(isEnabled: boolean): void {
  const { newsClient, loadWhole } = useEditionSource()
  const reading = useListSettings()
  useEffect(() => {
    if (isEnabled) loadWhole()
  }, [isEnabled, loadWhole])
  useEffect(() => {
    if (isEnabled && reading) void newsClient.searchReady(reading)
  }, [isEnabled, reading, newsClient])
}

/**
 * The collapsible search box. When open, it covers the masthead's top row; on wide screens, only the end of
 * that row.
 */
export function SearchBox() {
  const text = useTexts()
  const { query, searchFor } = useUrlSearchQuery()
  const [isOpen, setOpen] = useState(false)
  const [focusCount, setFocusCount] = useState(0)
  const isShown = useHydratedValue(isOpen || query !== '', false)
  const [isPointed, setPointed] = useState(false)
  usePreparedSearch(isPointed || isShown)
  const open = () => {
    setOpen(true)
    setFocusCount(focusCount + 1)
  }
  const close = () => {
    setOpen(false)
    searchFor('')
    document.querySelector<HTMLElement>('[data-search-opener]')?.focus()
  }
  return (
    <>
      <IconButton
        data-search-opener
        aria-label={text('search.open')}
        aria-expanded={isShown}
        icon={Search}
        size={20}
        className="noscript:hidden"
        onPointerEnter={() => {
          setPointed(true)
          void SearchField.preload()
        }}
        onClick={open}
      />
      {isShown && (
        <Suspense fallback={null}>
          <SearchField
            query={query}
            focusCount={focusCount}
            onSearch={searchFor}
            onClose={close}
            onLeaveEmpty={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
