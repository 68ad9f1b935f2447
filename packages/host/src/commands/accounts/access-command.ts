import { addOperator, listOperators, type OperatorChangeOutcome, removeOperator } from '@plainwire/store'
import { Command } from 'commander'
import { z } from 'zod'
import { createOneTimeAdminLink } from '../../accounts/admin.ts'
import { resolvePublicUrl } from '../../accounts/public-url.ts'
import { HostError } from '../../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  printJsonLines,
  runWithDatabase,
} from '../command-context.ts'

interface Flags {
  by?: string
}

/**
 * Validates an e-mail address.
 *
 * @throws HostError if it is invalid
 */
function emailOf(text: string): string {
  const read = z.email().max(254).safeParse(text)
  if (!read.success) throw new HostError(`${text} is no e-mail address.`)
  return read.data
}

/**
 * Prints the outcome of adding or removing an operator.
 *
 * @throws HostError if nothing was changed
 */
function report(outcome: OperatorChangeOutcome, email: string, done: string): void {
  if (outcome === 'unknown') throw new HostError(`${email} is no operator.`)
  if (outcome === 'no-change') throw new HostError(`${email} is an operator already.`)
  process.stdout.write(`${email} ${done}.\n`)
}

/** `operators`: lists and changes who may enter /admin with their account. */
export function createOperatorsCommand(): Command {
  const changing = (name: string, about: string, change: typeof addOperator, done: string) =>
    new Command(name)
      .description(about)
      .argument('<email>')
      .addOption(createOperatorNameOption())
      .action((text: string, flags: Flags) =>
        runWithDatabase(async ({ db }) => {
          const email = emailOf(text)
          report(
            await change(db, { email, actor: determineOperatorName(flags), now: new Date() }),
            email,
            done,
          )
        }),
      )
  return new Command('operators')
    .description('lists, adds and removes those who run the newsroom at /admin')
    .addCommand(
      new Command('list')
        .description('every operator, a line of JSON each')
        .action(() => runWithDatabase(async ({ db }) => printJsonLines(await listOperators(db)))),
    )
    .addCommand(changing('add', 'lets whoever signs in with an address enter', addOperator, 'is an operator'))
    .addCommand(
      changing(
        'remove',
        'takes that away; their sessions end at once',
        removeOperator,
        'is no operator any more',
      ),
    )
}

/** `admin-link`: creates a link that opens /admin once, within a quarter of an hour. */
export function createAdminLinkCommand(): Command {
  return new Command('admin-link')
    .description('prints a link that lets its first visitor into /admin, for a quarter of an hour')
    .addOption(createOperatorNameOption())
    .action((flags: Flags) =>
      runWithDatabase(async ({ db, config }) => {
        process.stdout.write(
          `${await createOneTimeAdminLink(db, resolvePublicUrl(config), determineOperatorName(flags))}\n`,
        )
      }),
    )
}
