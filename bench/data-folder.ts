import { existsSync } from 'node:fs'

/**
 * Returns the folder of recorded feeds and labelled data (PLAINWIRE_DATA). Ends the process with a message if
 * it is not set.
 */
export function requireDataFolder(): string {
  const folder = process.env.PLAINWIRE_DATA ?? ''
  if (folder !== '' && existsSync(folder)) return folder
  console.error(
    'Set PLAINWIRE_DATA to the folder of captured feeds and labelled data that the figures are measured on.',
  )
  process.exit(1)
}
