#!/usr/bin/env node
import '../../../scripts/plainwire.mjs'
