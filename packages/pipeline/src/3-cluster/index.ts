export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { copiesOf, independentReports, reportsOf } from './copies/independent-reports.ts'
export { meaningText } from './memory/meanings.ts'
export { threadIdOf } from './memory/story-id.ts'
