import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { revealElement } from './reveal.ts'

/**
 * Scrolls to a part of the story dialog if the URL's hash is the id of the part's heading, as in some links
 * on cards.
 *
 * @param part the id of the part's heading
 * @param isShown true once the part has been rendered
 */
export function useScrollToHashSection(part: string, isShown: boolean): void {
  const { hash } = useLocation()
  const isTarget = isShown && hash === `#${part}`
  useEffect(() => {
    if (isTarget) revealElement(part, 'start')
  }, [isTarget, part])
}
