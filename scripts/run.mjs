import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({ webBuild: false, program: process.argv[2], args: process.argv.slice(3), staysHere: true }),
  )
}
