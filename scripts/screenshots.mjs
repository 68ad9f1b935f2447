import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({ webBuild: true, program: 'scripts/test/run-screenshots.ts', args: process.argv.slice(2) }),
  )
}
