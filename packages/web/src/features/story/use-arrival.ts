import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reveal } from './reveal.ts'

/**
 * Takes a reader who comes from a card's line to a part of the story's page, as a browser does with a page that it loads.
 *
 * @param part the id of its heading
 * @param isShown whether it is on the page yet
 */
export function useArrival(part: string, isShown: boolean): void {
  const { hash } = useLocation()
  const isWanted = isShown && hash === `#${part}`
  useEffect(() => {
    if (isWanted) reveal(part, 'start')
  }, [isWanted, part])
}
