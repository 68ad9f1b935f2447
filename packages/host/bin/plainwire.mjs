#!/usr/bin/env node
process.argv.splice(2, 0, 'plainwire')
import('../../../scripts/run.mjs')
