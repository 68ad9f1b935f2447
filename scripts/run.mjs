#!/usr/bin/env node
import { isSupportedNode } from './setup/node-version.mjs'

// Imported dynamically, because commands.mjs may use syntax that only a current Node parses.
if (isSupportedNode()) {
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
}
