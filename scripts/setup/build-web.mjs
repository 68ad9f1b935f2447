import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { webFingerprint } from './fingerprint.mjs'
import { WEB_FOLDER } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { runNpm } from './run-npm.mjs'
import { SetupError } from './setup-error.mjs'

const BUILT = join(WEB_FOLDER, 'dist')

/** Written when a build is complete, so that an interrupted one is repeated. */
const STAMP = join(BUILT, '.plainwire-build')

/** @returns {boolean} whether the built web application belongs to its sources */
export function isWebBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === webFingerprint()
}

/** Builds the web application, for the browser and for rendering on the server. */
export async function buildWeb() {
  const fingerprint = webFingerprint()
  rmSync(STAMP, { force: true })
  await withProgress('Building the web application', 'Web application built', async () => {
    const { code, output } = await runNpm(['run', 'build', '--workspace=packages/web'])
    if (code !== 0)
      throw new SetupError('The web application could not be built: the reason stands above.', output)
  })
  mkdirSync(BUILT, { recursive: true })
  writeFileSync(STAMP, fingerprint)
}
