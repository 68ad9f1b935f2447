export { createTagger } from './tags.ts'
