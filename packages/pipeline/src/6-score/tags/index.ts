export { createTagger, type Tagger } from './tags.ts'
