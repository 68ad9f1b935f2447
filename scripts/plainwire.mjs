#!/usr/bin/env node
import { isSupportedNode } from './setup/node-version.mjs'

if (isSupportedNode()) {
  import('./setup/enter.mjs').then(({ enter }) =>
    enter({
      webBuild: false,
      program: 'packages/host/src/main.ts',
      args: process.argv.slice(2),
      staysHere: true,
    }),
  )
}
