import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({ webBuild: false, program: 'training/run-training.ts', args: process.argv.slice(2) }),
  )
}
