export {
  COVERAGE_GAPS,
  type CoverageGap,
  countPublishersByCountry,
  findCommonPublisherOwner,
  findCoverageGaps,
  type ReaderCountryPublishers,
} from './coverage-gaps.ts'
