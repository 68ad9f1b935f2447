import { createPersistedStore } from '../storage/persisted.ts'

/**
 * True if single-key shortcuts are on. They can be switched off, because speech input may type them (WCAG
 * 2.1.4).
 */
export const shortcutsEnabled = createPersistedStore(
  'plainwire.shortcuts',
  (stored) => (typeof stored === 'boolean' ? stored : undefined),
  true,
)
