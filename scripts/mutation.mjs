import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({ webBuild: false, program: 'scripts/mutation/run-mutation.ts', args: process.argv.slice(2) }),
  )
}
