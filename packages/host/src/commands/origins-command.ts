import { allowPrivateOrigin, listAllowedPrivateOrigins, removePrivateOrigin } from '@plainwire/store'
import { Command } from 'commander'
import { HostError } from '../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  printChangeOutcome,
  runWithDatabase,
} from './command-context.ts'

/**
 * Validates an origin (scheme, host and port) given as an argument.
 *
 * @throws HostError if it is invalid
 */
function originOf(text: string): string {
  const url = URL.parse(text)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (!isOrigin || url.username !== '')
    throw new HostError(
      `${text} is no origin: give scheme, host and port, such as http://rss-bridge.lan:3000.`,
    )
  return url.origin
}

/** `origins`: the origins outside the public internet from which feeds may be fetched. */
export function createPrivateOriginsCommand(): Command {
  const changing = (name: string, about: string, change: typeof allowPrivateOrigin, done: string) =>
    new Command(name)
      .description(about)
      .argument('<origin>', 'scheme, host and port: http://rss-bridge.lan:3000')
      .addOption(createOperatorNameOption())
      .action((text: string, flags: { by?: string }) =>
        runWithDatabase(async ({ db }) => {
          const order = { origin: originOf(text), actor: determineOperatorName(flags), now: new Date() }
          printChangeOutcome(await change(db, order), `The origin ${order.origin}`, done)
        }),
      )
  return new Command('origins')
    .description('lists, allows and forbids private origins of feeds')
    .addCommand(
      new Command('list').description('the allowed origins, a line each').action(() =>
        runWithDatabase(async ({ db }) => {
          for (const origin of await listAllowedPrivateOrigins(db)) process.stdout.write(`${origin}\n`)
        }),
      ),
    )
    .addCommand(changing('add', 'lets feeds be fetched from an origin', allowPrivateOrigin, 'is allowed'))
    .addCommand(changing('remove', 'takes that permission back', removePrivateOrigin, 'is no longer allowed'))
}
