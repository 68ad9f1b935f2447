import { Command } from 'commander'
import { disableSignInIfUnconfigured } from '../config/accounts/offered-accounts.ts'
import { readConfig } from '../config/config.ts'
import { runUntilStopped } from '../run-until-stopped.ts'

/** The commands for the roles of a process. The code of each is imported only when it is run. */
export function createProcessRoleCommands(): Command[] {
  const role = (name: string, description: string) => new Command(name).description(description)
  return [
    role('start', 'everything in one process, on the embedded database unless DATABASE_URL is set').action(
      async () => {
        const { startSingleProcess } = await import('./start/start.ts')
        await runUntilStopped((closers, stopping) =>
          startSingleProcess(disableSignInIfUnconfigured(readConfig(), 'start'), closers, stopping),
        )
      },
    ),
    role('serve', 'readers only: serves editions and takes new ones from the database').action(async () => {
      const { serve } = await import('./serve.ts')
      await runUntilStopped((closers, stopping) =>
        serve(disableSignInIfUnconfigured(readConfig(), 'serve'), closers, stopping),
      )
    }),
    role('gather', 'fetches feeds and reads pages').action(async () => {
      const { runGatherRole } = await import('./gather.ts')
      await runUntilStopped((closers, stopping) => runGatherRole(readConfig(), closers, stopping))
    }),
    role('edit', 'clusters, writes and publishes; one is active, others stand by').action(async () => {
      const { runEditRole } = await import('./edit.ts')
      await runUntilStopped((closers, stopping) => runEditRole(readConfig(), closers, stopping))
    }),
    role('verify', 'checks signatures, chain and files of editions; a line for each fault, exit code 1')
      .argument(
        '[edition|folder|url]',
        'a number, a folder, a site or s3://BUCKET; without it all of this data folder',
      )
      .option('--key <id|file...>', 'believe only these keys: ids, or files with a public key (PEM)')
      .action(async (target: string | undefined, { key = [] }: { key?: string[] }) => {
        const { runVerifyCommand } = await import('../commands/editions/verify-command.ts')
        await runVerifyCommand(target, key)
      }),
    role('rebuild', 'makes a stored edition again from what was recorded with it, and compares every byte')
      .argument('<edition>', 'its number')
      .option('--out <folder>', 'where the rebuilt files go; nowhere without it')
      .action(async (edition: string, { out }: { out?: string }) => {
        const { runRebuildCommand } = await import('../commands/editions/rebuild-command.ts')
        await runRebuildCommand(edition, out)
      }),
    role('edition-keys', 'lists the keys that editions are signed with, a line of JSON each')
      .option('--retire <id>', 'ends a key: editions published from now on are not signed with it')
      .action(async ({ retire }: { retire?: string }) => {
        const { runEditionKeysCommand } = await import('../commands/editions/edition-keys-command.ts')
        await runEditionKeysCommand(retire)
      }),
    role('migrate', 'brings the database to the newest form').action(async () => {
      const { runMigrateRole } = await import('./migrate.ts')
      await runMigrateRole(readConfig())
    }),
  ]
}
