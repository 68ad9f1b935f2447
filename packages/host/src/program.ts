import { isDiskFullError } from '@plainwire/store'
import { Command } from 'commander'
import { explainError } from './host-error.ts'
import { createProcessRoleCommands } from './roles/role-commands.ts'

/** Roles that run until they are stopped. They continue if their output can't be written to a full disk. */
const SERVICES = ['start', 'serve', 'gather', 'edit']

// A closed pipe, as with `| head`, is not a failure. Nor is a full disk for the roles in `SERVICES`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  if (isDiskFullError(error) && SERVICES.includes(process.argv[2] ?? '')) return
  throw error
})

const program = new Command('plainwire')
  .description('Plain, factual news from many publishers.')
  .showHelpAfterError()

/**
 * Returns the commands. If the command to run is a role or one of the operators' commands, the commands of
 * the newsroom are left out, because importing them takes seconds.
 */
async function commands(): Promise<Command[]> {
  const roles = createProcessRoleCommands()
  if (roles.some((role) => role.name() === process.argv[2])) return roles
  const { createOperatorCommands } = await import('./commands/operator-commands.ts')
  const { createOperatorLogCommand, createPublishersCommand } = await import(
    './commands/publishers-command.ts'
  )
  const { createPrivateOriginsCommand } = await import('./commands/origins-command.ts')
  const { createFeedsCommand } = await import('./commands/feeds/feeds-command.ts')
  const { createAdminLinkCommand, createOperatorsCommand } = await import(
    './commands/accounts/access-command.ts'
  )
  const access = [createOperatorsCommand(), createAdminLinkCommand()]
  const lists = [
    createFeedsCommand(),
    createPublishersCommand(),
    createPrivateOriginsCommand(),
    createOperatorLogCommand(),
    ...access,
  ]
  const { createRechecksCommand } = await import('./commands/rechecks-command.ts')
  const { createAccountCommands } = await import('./commands/accounts/account-commands.ts')
  const operators = [
    ...createOperatorCommands(),
    ...lists,
    createRechecksCommand(),
    ...createAccountCommands(),
  ]
  if (operators.some((command) => command.name() === process.argv[2])) return operators
  const { createNewsroomCommands } = await import('./commands/newsroom-commands.ts')
  const { createMailCommands } = await import('./commands/accounts/mail-commands.ts')
  const { createWithdrawalCommands } = await import('./commands/withdrawal-commands.ts')
  return [
    ...roles,
    ...createNewsroomCommands(),
    ...createMailCommands(),
    ...createWithdrawalCommands(),
    ...operators,
  ]
}

try {
  for (const command of await commands()) program.addCommand(command)
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`plainwire: ${explainError(error)}\n`)
  process.exitCode = 1
}
