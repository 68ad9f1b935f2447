import { useLocation, useNavigate } from 'react-router'
import { inLanguage, searchOf } from './paths.ts'
import { useTexts } from './texts.ts'

/** The query in the address, and a function to change it: preserved by reload, Back and a shared link. */
export function useSearchAddress() {
  const { pathname, search } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  const query = searchOf(search)
  const searchFor = (text: string) => {
    const wanted = text.trim()
    if (wanted === query) return
    // One search is one step in the history, however often it was corrected while it was typed.
    const replace = wanted !== '' && query !== ''
    navigate(inLanguage(pathname, language, wanted), { replace })
  }
  return { query, searchFor }
}
