export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  createClaimChecker,
} from './claim-checker.ts'
export {
  createFirstStage,
  createSecondStage,
  type SecondStageParts,
  type StagedChecker,
} from './second-stage.ts'
