export { readSampleContent, type SampleContent } from './content/read-sample-content.ts'
export { MissingDrawingError } from './drawings/must-have-drawings.ts'
export { startSamplePublishers } from './start-sample-publishers.ts'
