import { useEffect } from 'react'
import { createPersistedStore, usePersistedStore } from '../storage/persisted.ts'

/** The text sizes, as factors of the browser's font size. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3, 1.5] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const PERCENT = 100

/** The reader's text size on this device. */
export const textSize = createPersistedStore<TextSize>(
  'plainwire.text-size',
  (stored) => TEXT_SIZES.find((size) => size === stored),
  1,
)

/** Applies the reader's text size to the root element, on which all font sizes depend. */
export function useApplyTextSize(): void {
  const size = usePersistedStore(textSize)
  useEffect(() => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * PERCENT}%`
  }, [size])
}
