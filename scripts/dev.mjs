import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({ webBuild: false, program: 'scripts/dev/run-dev.ts' }),
  )
}
