import { useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'
import { buildPathWithParameters, parseSearchQueryParameter } from './paths.ts'

/** Returns the search query in the address, and a function to change it. */
export function useUrlSearchQuery() {
  const location = useLocation()
  const { pathname, search } = location
  const { language } = useTexts()
  const navigate = useNavigate()
  const query = parseSearchQueryParameter(search)
  const requested = useRef<{ location: Location; query: string }>(undefined)
  const searchFor = (text: string) => {
    const wanted = text.trim()
    // After `navigate`, `query` stays the previous query until the new address is rendered, so the query that
    // was requested last is compared.
    const latest = requested.current?.location === location ? requested.current.query : query
    if (wanted === latest) return
    // Changes of a query replace the history entry, so that Back leaves the search in one step.
    const replace = wanted !== '' && latest !== ''
    requested.current = { location, query: wanted }
    navigate(buildPathWithParameters(pathname, language, wanted), { replace })
  }
  return { query, searchFor }
}
