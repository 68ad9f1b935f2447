import { readdirSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { installPackages } from './packages.mjs'
import { PINNED_NODE, ROOT } from './paths.mjs'
import { runWithSetupLock } from './setup-lock.mjs'
import { isStepDone, markStepDone, performStep, runProgram } from './step.mjs'

/** The packages in the server's bundle. The web application is served from its own build. */
const serverPackages = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'web')

const STEPS = {
  packages: {
    doing: 'Installing packages (the first time takes a minute)',
    folder: 'node_modules',
    result: PINNED_NODE,
    inputs: ['package-lock.json', '.npmrc'],
    make: installPackages,
  },
  drawings: {
    doing: 'Drawing the pictures of the sample edition',
    folder: 'dist/drawings',
    inputs: ['scripts/pictures', 'packages/sample/src', 'content/sample'],
    make: () => runProgram('scripts/pictures/run-pictures.ts', 'dist/drawings'),
  },
  web: {
    doing: 'Building the web application',
    folder: 'packages/web/dist',
    inputs: ['packages/web', 'packages/domain', 'package-lock.json', 'tsconfig.base.json'],
    make: () => runProgram('packages/web/build.ts'),
  },
  server: {
    doing: 'Bundling the server',
    folder: 'dist/server',
    inputs: [
      'scripts/bundle',
      'package-lock.json',
      // Inputs of the table of places, which is made beside the bundle.
      'content/terms',
      'content/data',
      ...serverPackages.map((name) => `packages/${name}`),
    ],
    make: () => runProgram('scripts/bundle/run-bundle.ts', 'dist/server'),
  },
}

/** Records that node_modules matches package-lock.json, e.g. after an `npm install` by hand. */
export const markPackagesInstalled = () => markStepDone(STEPS.packages)

/** Returns true if the server's bundle is complete and made from the current sources. */
export const isServerBundled = () => isStepDone(STEPS.server)

/**
 * Makes the checkout ready to run, doing only what is missing: packages and the drawings of the sample
 * edition for every command, the web application and the server's bundle for commands that need them.
 *
 * @param {readonly ('web' | 'server')[]} builds
 * @throws {Error} whose message is for the person who typed the command
 */
export async function setUpCheckout(builds) {
  const steps = [STEPS.packages, STEPS.drawings, ...builds.map((name) => STEPS[name])]
  if (steps.every(isStepDone)) return
  await access(ROOT, constants.W_OK).catch(() => {
    throw new Error(`Plainwire may not write to ${ROOT}: run it from a folder that belongs to you.`)
  })
  await runWithSetupLock(async () => {
    // Another setup may have done a step while this one waited.
    for (const step of steps) if (!isStepDone(step)) await performStep(step)
  })
}
