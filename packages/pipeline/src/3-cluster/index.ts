export type { ClusterAssignment, Clusterer, ClustererOptions, ClusterRevision } from './clusterer.ts'
export {
  assignIndependentReportNumbers,
  countIndependentReports,
  groupCopies,
} from './copies/independent-reports.ts'
export { threadIdFromFirstStory } from './memory/groups/story-id.ts'
export { textToEmbed } from './memory/meanings.ts'
export { createClusterer } from './online-clusterer.ts'
