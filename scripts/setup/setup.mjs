import { accessSync, constants } from 'node:fs'
import { buildServer, isServerBuilt } from './build-server.mjs'
import { buildWeb, isWebBuilt } from './build-web.mjs'
import { arePicturesDrawn, drawPictures } from './draw-pictures.mjs'
import { install, isInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { SetupError } from './setup-error.mjs'
import { withSetupLock } from './setup-lock.mjs'

/**
 * Makes the checkout ready to run, doing only what is missing: packages, the drawings of the
 * sample edition, the built web application and the bundled server.
 *
 * @param {{ webBuild: boolean, serverBuild?: boolean }} wanted
 * @throws {SetupError} with one sentence for the person who typed the command
 */
export async function setup(wanted) {
  if (isReady(wanted)) return
  mustBeWritable()
  await withSetupLock(async () => {
    // Another set-up may have done it while this one waited.
    if (!isInstalled()) await install()
    if (!arePicturesDrawn()) await drawPictures()
    if (wanted.webBuild && !isWebBuilt()) await buildWeb()
    if (wanted.serverBuild && !isServerBuilt()) await buildServer()
  })
}

/** @param {{ webBuild: boolean, serverBuild?: boolean }} wanted */
function isReady(wanted) {
  return (
    isInstalled() &&
    arePicturesDrawn() &&
    (!wanted.webBuild || isWebBuilt()) &&
    (!wanted.serverBuild || isServerBuilt())
  )
}

function mustBeWritable() {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    throw new SetupError(`Plainwire may not write to ${ROOT}: run it from a folder that belongs to you.`)
  }
}
