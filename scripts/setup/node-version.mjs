/**
 * Returns true if this Node is recent enough to install Plainwire, which then runs on the Node of its lock
 * file. Otherwise prints one sentence and sets exit code 1. This file and run.mjs must parse on Node 14, so
 * that an old Node prints the sentence and not a syntax error; everything else is imported after this check.
 *
 * @param {string} version
 * @returns {boolean} true if the command may continue
 */
export function isSupportedNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return true
  process.stderr.write(
    `Plainwire needs Node 20.19 or newer and this is Node ${version}: install a current one from https://nodejs.org and run the command again.\n`,
  )
  process.exitCode = 1
  return false
}
