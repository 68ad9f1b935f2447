import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'
import { buildPathWithParameters, parseSearchQueryParameter } from './paths.ts'

/** Returns the search query in the address, and a function to change it. */
export function useUrlSearchQuery() {
  const { pathname, search } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  const query = parseSearchQueryParameter(search)
  const searchFor = (text: string) => {
    const wanted = text.trim()
    if (wanted === query) return
    // Changes of a query replace the history entry, so that Back leaves the search in one step.
    const replace = wanted !== '' && query !== ''
    navigate(buildPathWithParameters(pathname, language, wanted), { replace })
  }
  return { query, searchFor }
}
