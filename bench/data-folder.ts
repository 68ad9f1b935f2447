import { existsSync } from 'node:fs'

/** The folder of real captures that figures are measured on. Ends the run with one clear sentence where there is none. */
export function dataFolder(): string {
  const folder = process.env.PLAINWIRE_DATA ?? ''
  if (folder !== '' && existsSync(folder)) return folder
  console.error(
    'Set PLAINWIRE_DATA to the folder of captured feeds and labelled data that the figures are measured on.',
  )
  process.exit(1)
}
