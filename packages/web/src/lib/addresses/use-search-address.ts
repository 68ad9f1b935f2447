import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'
import { buildPathWithParameters, parseSearchQueryParameter } from './paths.ts'

/** Returns the search query in the address, and a function to change it. */
export function useUrlSearchQuery() {
  const location = useLocation()
  const { pathname, search } = location
  const { language } = useTexts()
  const navigate = useNavigate()
  const query = parseSearchQueryParameter(search)
  // Differs from `query` between a navigation and the rendering of its page.
  const lastQuery = useRef(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation ends the wait, whatever its query
  useEffect(() => {
    lastQuery.current = query
  }, [query, location])
  const searchFor = (text: string) => {
    const wanted = text.trim()
    if (wanted === lastQuery.current) return
    // Changes of a query replace the history entry, so that Back leaves the search in one step.
    const replace = wanted !== '' && lastQuery.current !== ''
    lastQuery.current = wanted
    navigate(buildPathWithParameters(pathname, language, wanted), { replace })
  }
  return { query, searchFor }
}
