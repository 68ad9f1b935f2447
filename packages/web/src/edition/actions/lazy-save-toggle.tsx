import { Suspense } from 'react'
import { useReader } from '../../account/session/account.ts'
import { createLazyComponent } from '../../lib/lazy-part.ts'
import type { SaveToggleProps } from './save-toggle.tsx'

const SaveToggle = createLazyComponent(() => import('./save-toggle.tsx').then((part) => part.SaveToggle))

/**
 * The save button, loaded only for signed-in readers. It overlays the picture, so that nothing moves when it
 * appears.
 */
export function LazySaveToggle(props: SaveToggleProps) {
  return <Suspense fallback={null}>{useReader() && <SaveToggle {...props} />}</Suspense>
}
