export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { groupCopies, independentReports, reportByArticle } from './copies/independent-reports.ts'
export { threadIdOf } from './memory/groups/story-id.ts'
export { textToEmbed } from './memory/meanings.ts'
