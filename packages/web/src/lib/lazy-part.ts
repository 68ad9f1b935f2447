import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { isPartMissing } from './release.ts'
import { loadLaterTexts } from './texts.ts'

/** A component in a chunk of its own, which can be fetched ahead. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches it, so that it then draws at once: on the server, and where the page already shows it. */
  preload: () => Promise<void>
}

/** Stands in for a part that could not be fetched. */
function Missing() {
  return null
}

/**
 * Makes a part of what `load` fetches. A part that can't be fetched, because its release is gone from the server or there
 * is no connection, isn't drawn and said to be missing; the rest of the page stays. Drawn again it is fetched again.
 *
 * @param texts 'first' for a part of the first view, which says no text that comes later
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: 'first' | 'later' = 'later',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    const [part] = await Promise.all([load(), texts === 'later' && loadLaterTexts()])
    loaded = part
  }
  const later = () =>
    lazy(async (): Promise<{ default: ComponentType<object> }> => {
      try {
        await preload()
        isPartMissing.set(false)
        return { default: loaded as ComponentType<object> }
      } catch {
        isPartMissing.set(true)
        Later = later()
        return { default: Missing }
      }
    })
  let Later = later()
  function Part(props: Props): ReactNode {
    // Kept as it was first drawn: another type would be drawn anew, and a form would forget what stands in it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(Part, { preload })
}
