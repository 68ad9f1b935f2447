import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import type { DialogHistoryState } from './paths.ts'
import { useReturnPath } from './use-behind.ts'

/**
 * Navigates to a link of this application. If `opensDialog` is true, the history state records the page to
 * which closing the dialog returns.
 */
type FollowLink = (href: string, opensDialog: boolean) => void

const LinkContext = createContext<FollowLink | undefined>(undefined)

/** True if a click opens the link in this tab: not in a new tab or window, and not as a download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented
}

/**
 * Provides the function that navigates to a clicked link. The function reads the current address only when a
 * link is clicked and is never replaced, so that a change of the address doesn't render the links again.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const behind = useReturnPath()
  const latest = useRef<FollowLink>(() => {})
  useLayoutEffect(() => {
    latest.current = (href, opensDialog) => {
      const state: DialogHistoryState | undefined = opensDialog ? { behind } : undefined
      navigate(href, { state, replace: href === createPath({ pathname, search }) })
    }
  })
  const [follow] = useState(() => (href: string, opensDialog: boolean) => latest.current(href, opensDialog))
  return <LinkContext value={follow}>{children}</LinkContext>
}

/**
 * Returns the click handler of a link of this application. Unlike the router's own links, a link with this
 * handler isn't rendered again when the address changes. This matters because the page can have many links:
 * 6,000 after scrolling through 2,000 cards.
 */
export function useLinkClickHandler(href: string, opensDialog: boolean): (event: MouseEvent) => void {
  const follow = useContext(LinkContext)
  if (!follow) throw new Error('There is no LinkProvider above this component.')
  return (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    follow(href, opensDialog)
  }
}
