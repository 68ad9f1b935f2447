export {
  excludeWithdrawnStories,
  isWithdrawn,
  NOTHING_WITHDRAWN,
  type WithdrawnContent,
} from './withdrawn.ts'
