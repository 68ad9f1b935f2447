import { useLocation } from 'react-router'
import { pathBehind, sectionPath, viewOfPath } from './paths.ts'

/** The path of the section on screen: where a dialog opened from here returns to. */
export function useBehind(): string {
  const { pathname, state } = useLocation()
  return pathBehind(state) ?? sectionPath(viewOfPath(pathname).section)
}
