export type { ClusterAssignment, Clusterer, ClustererOptions, ClusterRevision } from './clusterer.ts'
export {
  assignReportNumbers,
  countIndependentReports,
  groupIntoIndependentReports,
} from './copies/independent-reports.ts'
export { deriveThreadId } from './memory/groups/story-id.ts'
export { buildEmbeddingInput } from './memory/meanings.ts'
export { createClusterer } from './online-clusterer.ts'
