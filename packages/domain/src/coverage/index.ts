export {
  COVERAGE_GAPS,
  type CoverageGap,
  countPublishersByCountry,
  findCoverageGaps,
  findOnlyOwner,
  type ReaderCountryPress,
} from './coverage-gaps.ts'
