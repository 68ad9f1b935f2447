import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves through a menu as menus do: arrows go round, Home and End to its ends, Tab leaves it. Its first item has the focus. */
export function useMenuKeys(leave: () => void): {
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
    const next = STEPS[event.key]?.(
      all.findIndex((one) => one.contains(document.activeElement)),
      all.length,
    )
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return { menu, onKeyDown }
}
