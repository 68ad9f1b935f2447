import { createPersistedStore } from '../storage/persisted.ts'

/** The names of the themes. */
export const THEMES = ['system', 'high-contrast', 'light', 'dark', 'sepia', 'newsprint'] as const
export type Theme = (typeof THEMES)[number]

/**
 * True if a theme is free. Other themes require Premium; high contrast is free, because nobody should pay for
 * readability (decision 0021).
 */
export function isFreeTheme(name: Theme): boolean {
  return name === 'system' || name === 'high-contrast'
}

/** The theme that the reader has chosen. */
export interface ChosenTheme {
  name: Theme
  /**
   * The time at which a premium theme expires, in ms since 1970. Persisted with the theme, because the code
   * that applies the theme at the start (app/draw-theme.ts) doesn't know the subscription.
   */
  until?: number
}

const SYSTEM: ChosenTheme = { name: 'system' }

/** Validates the name of a theme; undefined for any other value. */
export function parseTheme(name: unknown): Theme | undefined {
  return THEMES.find((theme) => theme === name)
}

function readTheme(stored: unknown): ChosenTheme | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, until } = stored as Record<string, unknown>
  const isRead = parseTheme(name) && (until === undefined || typeof until === 'number')
  return isRead ? (stored as ChosenTheme) : undefined
}

/** The reader's theme on this device. */
export const theme = createPersistedStore('plainwire.theme', readTheme, SYSTEM)
// Restored here, because this module is loaded after the start, when the other stores have already been
// restored.
theme.restore()
