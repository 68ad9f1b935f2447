import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../buttons/button.tsx'

interface TabsProps<Name extends string> {
  /** The purpose of the tabs, for screen readers. */
  label: string
  names: readonly Name[]
  chosen: Name
  title: (name: Name) => string
  onChoose: (name: Name) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** The index of the tab that a key selects; undefined for keys that select none. */
function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Tabs, and the panel of the selected tab. The left and right arrow keys, Home and End select a tab; the Tab
 * key moves the focus into the panel.
 */
export function Tabs<Name extends string>({
  label,
  names,
  chosen,
  title,
  onChoose,
  children,
}: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, names.indexOf(chosen), names.length)
    const name = next === undefined ? undefined : names[next]
    if (name === undefined || next === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className="grid gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-line"
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <Button
            key={name}
            look="plain"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}-panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            className="-mb-px flex-1 border-b-2 border-transparent px-2 text-14 whitespace-nowrap text-ink-soft target -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink sm:px-4"
            onClick={() => onChoose(name)}
          >
            {title(name)}
          </Button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
