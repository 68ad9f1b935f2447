// npm runs this file after each `npm install` and `npm ci`, so that no command installs the packages again.
import { markPackagesInstalled } from './setup.mjs'

markPackagesInstalled()
