export { agencyCredits, agencyName } from './agency-credit.ts'
export { articleLikeness } from './article-likeness.ts'
export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { copiesOf, independentReports } from './independent-reports.ts'
export { kindOf } from './kind-of.ts'
export { meaningText } from './meanings.ts'
export { threadIdOf } from './story-id.ts'
