import { join } from 'node:path'
import { readSampleContent } from '../../packages/sample/src/content/read-sample-content.ts'
import { listRequiredDrawings } from '../../packages/sample/src/drawings/drawing-file.ts'
import { ROOT } from '../setup/paths.mjs'
import { drawPictures } from './draw-pictures.ts'

// A step of the setup: draws the pictures of content/sample into the given folder.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Give the folder to draw into.')
const { events } = await readSampleContent(join(ROOT, 'content', 'sample'))
await drawPictures(listRequiredDrawings(events), folder)
