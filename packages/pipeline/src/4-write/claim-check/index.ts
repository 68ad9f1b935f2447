export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  createClaimChecker,
} from './claim-checker.ts'
export {
  createSingleStageChecker,
  createTwoStageChecker,
  type StagedClaimChecker,
  type TwoStageCheckerDependencies,
} from './second-stage.ts'
