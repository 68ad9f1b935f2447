export {
  COVERAGE_GAPS,
  type CoverageGap,
  findCoverageGaps,
  type HerePress,
  onlyOwner,
  pressByCountry,
} from './coverage-gaps.ts'
