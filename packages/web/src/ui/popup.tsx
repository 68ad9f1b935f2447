import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './buttons/button.tsx'
import type { ButtonVariant } from './buttons/button-class.ts'

interface PopupProps {
  /** The button's accessible name, if its content isn't enough. */
  label?: string
  button: ReactNode
  /** The look of the button; `className` adds classes to it. */
  look: ButtonVariant
  className?: string
  align: 'start' | 'end'
  /** True to open the panel above the button, because the button's container would clip it below. */
  isAbove?: boolean
  /** True to make the panel as wide as the screen on a phone. */
  isWide?: boolean
  /** The value of `aria-haspopup`, if the panel is a menu. */
  kind?: 'menu'
  /** The popup's content; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that shows a small panel below or above itself. The panel closes on Escape, on a click elsewhere,
 * and when the focus leaves it.
 */
export function Popup({
  label,
  button,
  look,
  className,
  align,
  isAbove = false,
  isWide = false,
  kind,
  children,
}: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target, type }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return
      // A click on a label inside the panel first focuses an element around the popup, which is no reason to
      // close.
      if (type === 'focusin' && target.contains(root.current)) return
      setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div ref={root} className="relative">
      <Button
        ref={opener}
        look={look}
        aria-label={label}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        className={className}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </Button>
      {isOpen && (
        <div
          id={panelId}
          className={`arrives absolute z-30 rounded-md border border-line bg-surface p-1 shadow-lg ${isAbove ? 'bottom-full mb-1' : 'top-full mt-1'} ${align === 'end' ? 'end-0' : 'start-0'} ${isWide ? 'max-sm:fixed max-sm:inset-x-3 max-sm:top-18' : ''}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
