export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { agencyCredits, agencyName } from './copies/agency-credit.ts'
export { copiesOf, independentReports } from './copies/independent-reports.ts'
export { meaningText } from './memory/meanings.ts'
export { threadIdOf } from './memory/story-id.ts'
export { kindOf } from './reading/kind-of.ts'
