import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({
      webBuild: true,
      serverBuild: true,
      program: 'bench/bench.ts',
      args: process.argv.slice(2),
      staysHere: true,
    }),
  )
}
