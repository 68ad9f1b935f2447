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
} from './second-stage.ts'
