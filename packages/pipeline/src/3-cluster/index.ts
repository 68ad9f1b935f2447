export {
  type Clusterer,
  type ClustererOptions,
  createClusterer,
  type Placement,
  type Revision,
} from './clusterer.ts'
export { countIndependentReports, groupCopies, reportNumberByArticle } from './copies/independent-reports.ts'
export { threadIdFromFirstStory } from './memory/groups/story-id.ts'
export { textToEmbed } from './memory/meanings.ts'
