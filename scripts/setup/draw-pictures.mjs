import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawingsFingerprint } from './fingerprint.mjs'
import { DRAWINGS_FOLDER, PINNED_NODE, ROOT } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { SetupError } from './setup-error.mjs'
import { isMade, make } from './stamp.mjs'

const DRAW = join(ROOT, 'scripts', 'pictures', 'run-pictures.ts')

/** @returns {boolean} whether the sample edition's drawings are those that it asks for */
export function arePicturesDrawn() {
  return isMade(DRAWINGS_FOLDER, drawingsFingerprint())
}

/** Draws the pictures of the sample edition as SVG: a second or two for all of them. */
export async function drawPictures() {
  await make(DRAWINGS_FOLDER, drawingsFingerprint(), () =>
    withProgress('Drawing the pictures of the sample edition', 'Pictures drawn', async () => {
      mkdirSync(DRAWINGS_FOLDER, { recursive: true })
      await promisify(execFile)(PINNED_NODE, [DRAW, DRAWINGS_FOLDER], { cwd: ROOT }).catch((error) => {
        throw new SetupError(
          'The pictures of the sample edition could not be drawn: the reason stands above.',
          String(error.stderr),
        )
      })
    }),
  )
}
