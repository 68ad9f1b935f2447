export { buildRewrittenHeadlines } from './workshop.ts'
