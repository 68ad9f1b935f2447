export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  createClaimChecker,
} from './claim-checker.ts'
export {
  type AsyncClaimChecker,
  createSingleStageChecker,
  createTwoStageChecker,
} from './second-stage.ts'
