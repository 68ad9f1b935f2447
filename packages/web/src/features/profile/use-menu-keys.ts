import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const NEXT_INDEX: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Keyboard navigation of a menu: arrows move the focus and wrap around, Home and End go to its ends, Tab
 * leaves it. The first item gets the focus on mount.
 */
export function useMenuKeyboardNavigation(leave: () => void): {
  menu: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave()
    const all = items()
    const next = NEXT_INDEX[event.key]?.(
      all.findIndex((item) => item.contains(document.activeElement)),
      all.length,
    )
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return { menu, onKeyDown }
}
