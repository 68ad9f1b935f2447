import { type ComponentType, createElement, lazy, type ReactNode } from 'react'

/** A component in a chunk of its own, which can be fetched ahead. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches it, so that it then draws at once: on the server, and where the page already shows it. */
  preload: () => Promise<void>
}

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
  }
  const Later = lazy(async () => {
    const component = await load()
    return { default: component as ComponentType<object> }
  })
  return Object.assign((props: Props) => createElement(loaded ?? Later, props), { preload })
}
