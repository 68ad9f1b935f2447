import { persisted } from '../storage/persisted.ts'

/** Whether single keys act: some readers' software types them without meaning to (WCAG 2.1.4). */
export const shortcuts = persisted(
  'plainwire.shortcuts',
  (stored) => (typeof stored === 'boolean' ? stored : undefined),
  true,
)
