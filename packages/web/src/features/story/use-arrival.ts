import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reveal } from './reveal.ts'

/**
 * Scrolls to a part of the story's page for a reader who came from a card's link to it.
 *
 * @param part the id of its heading
 * @param isShown whether it has been rendered
 */
export function useArrival(part: string, isShown: boolean): void {
  const { hash } = useLocation()
  const isWanted = isShown && hash === `#${part}`
  useEffect(() => {
    if (isWanted) reveal(part, 'start')
  }, [isWanted, part])
}
