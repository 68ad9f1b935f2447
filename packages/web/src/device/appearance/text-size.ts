import { useEffect } from 'react'
import { persisted, usePersisted } from '../storage/persisted.ts'

/** How large text is drawn, as a part of the browser's own size. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const PERCENT = 100

export const textSize = persisted<TextSize>(
  'plainwire.text-size',
  (stored) => TEXT_SIZES.find((size) => size === stored),
  1,
)

/** Draws the page in the reader's text size: every length of the type scale follows the root's. */
export function useTextSize(): void {
  const size = usePersisted(textSize)
  useEffect(() => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * PERCENT}%`
  }, [size])
}
