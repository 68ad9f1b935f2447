export { readSampleContent, type SampleContent, SampleContentError } from './read-sample-content.ts'
export {
  type SamplePublishers,
  type SamplePublishersOptions,
  startSamplePublishers,
} from './start-sample-publishers.ts'
