export { DrawingMissingError } from './must-have-drawings.ts'
export { readSampleContent, type SampleContent } from './read-sample-content.ts'
export { startSamplePublishers } from './start-sample-publishers.ts'
