export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimOrder,
  type ClaimVerdict,
  createClaimChecker,
} from './claim-checker.ts'
export { firstStage, type SecondStageParts, type StagedChecker, secondStage } from './second-stage.ts'
