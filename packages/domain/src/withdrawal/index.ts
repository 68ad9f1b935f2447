export { isWithdrawn, NOTHING_WITHDRAWN, newsWithout, type Withdrawn } from './withdrawn.ts'
