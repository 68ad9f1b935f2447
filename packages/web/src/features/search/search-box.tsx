import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useEditionSource } from '../../edition/edition-context.ts'
import { useReading } from '../../edition/use-reading.ts'
import { useOnceHydrated } from '../../lib/hydrated.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useTexts } from '../../lib/texts.ts'
import { useSearchAddress } from '../../lib/use-search-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const SearchField = lazyPart(() => import('./search-field.tsx').then((part) => part.SearchField))

/** Has the worker make the edition ready for searching, before the first letter is typed. */
function useReady(isWanted: boolean): void {
  const { newsroom, loadWhole } = useEditionSource()
  const reading = useReading()
  useEffect(() => {
    if (isWanted) loadWhole()
  }, [isWanted, loadWhole])
  useEffect(() => {
    if (isWanted && reading) void newsroom.searchReady(reading)
  }, [isWanted, reading, newsroom])
}

/** The collapsible search box of the masthead. When open, it covers the line of its button. */
export function SearchBox() {
  const text = useTexts()
  const { query, searchFor } = useSearchAddress()
  const [isOpen, setOpen] = useState(false)
  const [focusCount, setFocusCount] = useState(0)
  const isShown = useOnceHydrated(isOpen || query !== '', false)
  const [isNear, setNear] = useState(false)
  useReady(isNear || isShown)
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
          setNear(true)
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
            onLeft={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
