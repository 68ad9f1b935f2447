import { Command } from 'commander'
import { changeCommands } from './change-feeds.ts'
import { readCommands } from './read-feeds.ts'

/** `feeds`: what an operator does about feeds; also while Plainwire runs, which takes each change at its next job. */
export function feedsCommand(): Command {
  const command = new Command('feeds').description('lists, adds, tries, changes, pauses and removes feeds')
  for (const one of [...readCommands(), ...changeCommands()]) command.addCommand(one)
  return command
}
