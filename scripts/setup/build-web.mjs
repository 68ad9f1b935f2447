import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { webFingerprint } from './fingerprint.mjs'
import { WEB_FOLDER } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { runNpm } from './run-npm.mjs'
import { SetupError } from './setup-error.mjs'
import { isMade, make } from './stamp.mjs'

const BUILT = join(WEB_FOLDER, 'dist')

/** @returns {boolean} whether the built web application belongs to its sources */
export function isWebBuilt() {
  return isMade(BUILT, webFingerprint())
}

/** Builds the web application, for the browser and for rendering on the server. */
export async function buildWeb() {
  await make(BUILT, webFingerprint(), () =>
    withProgress('Building the web application', 'Web application built', async () => {
      const { code, output } = await runNpm(['run', 'build', '--workspace=packages/web'])
      if (code !== 0)
        throw new SetupError('The web application could not be built: the reason stands above.', output)
      await compressFiles(join(BUILT, 'client'))
    }),
  )
}
