import { Suspense } from 'react'
import { useReader } from '../account/session/account.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { SaveToggleProps } from './save-toggle.tsx'

const SaveToggle = lazyPart(() => import('./save-toggle.tsx').then((part) => part.SaveToggle))

/** Where a story can be saved, for a signed-in reader. It lies over the picture: nothing moves when it comes. */
export function SaveSlot(props: SaveToggleProps) {
  return <Suspense fallback={null}>{useReader() && <SaveToggle {...props} />}</Suspense>
}
