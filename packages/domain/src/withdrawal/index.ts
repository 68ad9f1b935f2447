export {
  excludeWithdrawnStories,
  isWithdrawn,
  NO_WITHDRAWN_CONTENT,
  type WithdrawnContent,
} from './withdrawn.ts'
