import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { isPartMissing } from './release.ts'
import { loadLaterTexts } from './texts.ts'

/** A component in a chunk of its own, which can be fetched ahead. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads it, so that it then renders immediately: on the server, and if the page already shows it. */
  preload: () => Promise<void>
}

/** Replaces a part that could not be loaded. */
function Missing() {
  return null
}

/**
 * Creates a lazily loaded part. One that can't be loaded, because its release is gone from the server or
 * there is no connection, is replaced by a message; the rest of the page stays. It is loaded again when it is
 * rendered again.
 *
 * @param texts 'first' for a part of the first view, which uses no later texts
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
    // The type of the first render stays: another type would remount it, and a form would lose its content.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(Part, { preload })
}
