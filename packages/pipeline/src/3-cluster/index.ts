export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { copiesOf, independentReports, reportsOf } from './copies/independent-reports.ts'
export { threadIdOf } from './memory/groups/story-id.ts'
export { meaningText } from './memory/meanings.ts'
