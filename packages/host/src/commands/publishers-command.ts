import { PUBLISHER_KINDS } from '@plainwire/domain/feed'
import { PublisherChange, PublisherFacts } from '@plainwire/domain/newsroom'
import {
  addPublisher,
  changePublisher,
  listOperatorLog,
  listPublishersForOperators,
  removePublisher,
  restorePublisher,
} from '@plainwire/store'
import { Command, Option } from 'commander'
import { z } from 'zod'
import { HostError } from '../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  printChangeOutcome,
  printJsonLines,
  runWithDatabase,
  runWithSyncedPublishers,
} from './command-context.ts'

interface Flags extends Record<string, unknown> {
  by?: string
}

/** Adds to a command an option for each fact about a publisher, such as its name, owner and town. */
function withFacts(command: Command): Command {
  return command
    .option('--name <name>')
    .option('--homepage <url>')
    .option('--owner <name>', 'who owns it in the end: publishers of one owner count as one voice')
    .option('--country <code>', 'two letters, where its small towns are looked for')
    .option('--language <code>', 'two letters')
    .addOption(new Option('--kind <kind>').choices([...PUBLISHER_KINDS]))
    .option('--city <name>', 'where its newsroom is: its own town is less often what a story is about')
    .option('--paywall', 'its pages aren’t read')
    .option('--no-paywall')
    .option('--major', 'listed first among sources')
    .option('--no-major')
    .addOption(createOperatorNameOption())
}

/**
 * Validates the facts about a publisher (name, owner, town and so on) that were given as flags.
 *
 * @throws HostError that names the invalid flags
 */
function factsOf<T>(schema: z.ZodType<T>, { by: _by, ...facts }: Flags): T {
  const read = schema.safeParse(facts)
  if (!read.success) throw new HostError(`A publisher can’t be so:\n${z.prettifyError(read.error)}`)
  return read.data
}

function publisherChanges(): Command[] {
  const order = (flags: Flags) => ({ actor: determineOperatorName(flags), now: new Date() })
  const act = (name: string, about: string, change: typeof removePublisher, done: string) =>
    new Command(name)
      .description(about)
      .argument('<id>')
      .addOption(createOperatorNameOption())
      .action((id: string, flags: Flags) =>
        runWithSyncedPublishers(async ({ db }) =>
          printChangeOutcome(await change(db, { id, ...order(flags) }), `The publisher ${id}`, done),
        ),
      )
  return [
    withFacts(
      new Command('add').description('adds a publisher').argument('<id>', 'a-z, 0-9 and hyphens'),
    ).action((id: string, flags: Flags) => {
      const preset = { owner: flags.name, country: 'ZZ', language: 'en', kind: 'online' }
      const publisher = factsOf(PublisherFacts, { ...preset, ...flags, id })
      return runWithSyncedPublishers(async ({ db }) =>
        printChangeOutcome(
          await addPublisher(db, { publisher, ...order(flags) }),
          `The publisher ${id}`,
          'is added',
        ),
      )
    }),
    withFacts(new Command('change').description('changes facts of a publisher').argument('<id>')).action(
      (id: string, flags: Flags) => {
        const change = factsOf(PublisherChange, flags)
        return runWithSyncedPublishers(async ({ db }) =>
          printChangeOutcome(
            await changePublisher(db, { id, change, ...order(flags) }),
            `The publisher ${id}`,
            'is changed',
          ),
        )
      },
    ),
    act(
      'remove',
      'removes a publisher with its feeds, also from later releases',
      removePublisher,
      'is removed',
    ),
    act('restore', 'lists a removed publisher again', restorePublisher, 'is listed again'),
  ]
}

/** `publishers`: lists and changes publishers; can be used while Plainwire is running. */
export function createPublishersCommand(): Command {
  const command = new Command('publishers').description('lists, adds, changes and removes publishers')
  const list = new Command('list')
    .description('every publisher, removed ones too, a line of JSON each')
    .action(() =>
      runWithSyncedPublishers(async ({ db }) => printJsonLines(await listPublishersForOperators(db))),
    )
  for (const one of [list, ...publisherChanges()]) command.addCommand(one)
  return command
}

/** `changes`: prints the log of operators' changes. */
export function createOperatorLogCommand(): Command {
  return new Command('changes')
    .description('what operators changed, who, when, before and after: the newest first, a line of JSON each')
    .action(() => runWithDatabase(async ({ db }) => printJsonLines(await listOperatorLog(db))))
}
