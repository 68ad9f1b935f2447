import type { CoverageGap } from '@plainwire/domain/coverage'
import { useLocation, useNavigate } from 'react-router'
import { inLanguage } from './paths.ts'
import { useTexts } from './texts.ts'

/** Shows only the stories of the section on screen that have a coverage gap; undefined shows all of them. */
export function useGapAddress(): (gap: CoverageGap | undefined) => void {
  const { pathname } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return (gap) => navigate(inLanguage(pathname, language, '', gap))
}
