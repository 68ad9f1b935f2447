import { Command } from 'commander'
import { createFeedChangeCommands } from './change-feeds.ts'
import { createReadOnlyFeedCommands } from './read-feeds.ts'

/**
 * `feeds`: lists and changes feeds; can be used while Plainwire is running. A running newsroom applies each
 * change before its next job.
 */
export function createFeedsCommand(): Command {
  const command = new Command('feeds').description('lists, adds, tries, changes, pauses and removes feeds')
  for (const one of [...createReadOnlyFeedCommands(), ...createFeedChangeCommands()]) command.addCommand(one)
  return command
}
