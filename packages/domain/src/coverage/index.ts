export {
  COVERAGE_GAPS,
  type CoverageGap,
  coverageGaps,
  type HerePress,
  onlyOwner,
  pressByCountry,
} from './coverage-gaps.ts'
