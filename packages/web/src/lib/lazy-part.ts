import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { browserLog } from './log.ts'
import { isChunkMissing } from './offline/release.ts'
import { loadRemainingTexts } from './texts.ts'

/** A component in a separate chunk, which can be preloaded. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Loads the chunk, so that the component renders without suspending: on the server, and for hydration. */
  preload: () => Promise<void>
}

/** Rendered in the place of a component whose chunk couldn't be loaded. */
function Missing() {
  return null
}

/**
 * Creates a lazily loaded component. If its chunk can't be loaded, because the server has a newer release or
 * there is no connection, it renders nothing, and the page shows a message with a button that loads the page
 * again. Some browsers try to load the chunk again at the next mount; Chromium doesn't, because it remembers
 * failed imports.
 *
 * @param texts 'first' if the component only uses the texts of the first view; otherwise the remaining texts
 * are loaded together with the component
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: 'first' | 'later' = 'later',
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    const [part] = await Promise.all([load(), texts === 'later' && loadRemainingTexts()])
    loaded = part
  }
  const later = () =>
    lazy(async (): Promise<{ default: ComponentType<object> }> => {
      try {
        await preload()
        isChunkMissing.set(false)
        return { default: loaded as ComponentType<object> }
      } catch (error) {
        browserLog.warn({ err: error }, "A part of the page couldn't be loaded.")
        isChunkMissing.set(true)
        Later = later()
        return { default: Missing }
      }
    })
  let Later = later()
  function Part(props: Props): ReactNode {
    // The component type of the first render is preserved: another type would remount it and clear its forms.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(Part, { preload })
}
