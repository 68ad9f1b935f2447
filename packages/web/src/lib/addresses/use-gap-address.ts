import type { CoverageGap } from '@plainwire/domain/coverage'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'
import { buildPathWithParameters } from './paths.ts'

/** Returns a function that filters the current section by a coverage gap; undefined removes the filter. */
export function useSetCoverageGapFilter(): (gap: CoverageGap | undefined) => void {
  const { pathname } = useLocation()
  const { language } = useTexts()
  const navigate = useNavigate()
  return (gap) => navigate(buildPathWithParameters(pathname, language, '', gap))
}
