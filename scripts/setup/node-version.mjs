/** The oldest Node that can install Plainwire, which then runs on the Node that its lock file pins. */
const OLDEST_MAJOR = 20
const OLDEST_MINOR = 19

/**
 * Says in one sentence when this Node is too old, and sets exit code 1.
 * This file and the commands beside setup/ must parse on Node 14, so that an old Node gets the sentence
 * and not a syntax error; everything else is imported after this check.
 *
 * @param {string} version
 * @returns {boolean} whether the command may go on
 */
export function isSupportedNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return true
  process.stderr.write(
    `Plainwire needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer and this is Node ${version}: ` +
      'install a current one from https://nodejs.org and run the command again.\n',
  )
  process.exitCode = 1
  return false
}
