import { persisted } from '../storage/persisted.ts'

/** How the page can be drawn. */
export const THEMES = ['system', 'high-contrast', 'light', 'dark', 'sepia', 'newsprint'] as const
export type Theme = (typeof THEMES)[number]

/**
 * Whether a theme is free. The others belong to Premium; high contrast is free, because nobody should pay for
 * readability (decision 0021).
 */
export function isFreeTheme(name: Theme): boolean {
  return name === 'system' || name === 'high-contrast'
}

export interface ChosenTheme {
  name: Theme
  /**
   * When it ends, in ms; never set for a free one: the code that applies it at the start (app/draw-theme.ts)
   * doesn't know the subscription.
   */
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
export const theme = persisted('plainwire.theme', readTheme, SYSTEM)
// It comes with parts that are fetched later, after everything else was taken up.
theme.restore()
