import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFingerprint } from './fingerprint.mjs'
import { PINNED_NODE, ROOT, SERVER_FOLDER } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { SetupError } from './setup-error.mjs'
import { isMade, make } from './stamp.mjs'

const BUNDLE = join(ROOT, 'scripts', 'bundle', 'run-bundle.ts')

/** @returns {boolean} whether the bundled server belongs to its sources */
export function isServerBuilt() {
  return isMade(SERVER_FOLDER, serverFingerprint())
}

/** Bundles the server: a few seconds that every start then saves (docs/decisions/0071-the-server-is-bundled.md). */
export async function buildServer() {
  await make(SERVER_FOLDER, serverFingerprint(), () =>
    withProgress('Bundling the server', 'Server bundled', async () => {
      await promisify(execFile)(PINNED_NODE, [BUNDLE, SERVER_FOLDER], { cwd: ROOT }).catch((error) => {
        throw new SetupError(
          'The server could not be bundled: the reason stands above.',
          `${error.stdout}${error.stderr}`,
        )
      })
    }),
  )
}
