import { kept } from '../storage/persisted.ts'

/** How the page can be drawn. */
export const THEMES = ['system', 'high-contrast', 'light', 'dark', 'sepia', 'newsprint'] as const
export type Theme = (typeof THEMES)[number]

/** Whether a theme is for everybody. The others are Premium's: who needs contrast to read should not pay for it (decision 21). */
export function isFreeTheme(name: Theme): boolean {
  return name === 'system' || name === 'high-contrast'
}

export interface ChosenTheme {
  name: Theme
  /** From when it isn't drawn any more, in ms; never set for a free one: what draws a page at its start (app/draw-theme.ts) knows no subscription. */
  until?: number
}

const SYSTEM: ChosenTheme = { name: 'system' }

/** A theme by its name; undefined for every other text. */
export function asTheme(name: unknown): Theme | undefined {
  return THEMES.find((theme) => theme === name)
}

function readTheme(stored: unknown): ChosenTheme | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, until } = stored as Record<string, unknown>
  const isRead = asTheme(name) && (until === undefined || typeof until === 'number')
  return isRead ? (stored as ChosenTheme) : undefined
}

/** The reader's theme on this device. */
export const theme = kept('plainwire.theme', readTheme, SYSTEM)
// It comes with parts that are fetched later, after everything else was taken up.
theme.restore()
