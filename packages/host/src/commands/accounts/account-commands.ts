import { Email } from '@plainwire/domain/contract'
import { Language } from '@plainwire/domain/language'
import {
  countReadersAndSessions,
  endReaderSessionsAndLog,
  type Invitation,
  listInvitations,
  listOpenSessions,
  type OpenSession,
  revokeInvitationAndLog,
} from '@plainwire/store'
import { Command, InvalidArgumentError, Option } from 'commander'
import { HostError } from '../../host-error.ts'
import { determineOperatorName, runAccountCommand } from '../command-context.ts'
import { inviteByMail } from './invite-by-mail.ts'

const DEFAULT_DAYS = 14
const MAX_DAYS = 365
/** The maximum number of sessions listed if no reader is named. */
const MOST_SESSIONS = 1_000

/** The person who runs the command and the time, for the log of operators' actions. */
const order = () => ({ actor: determineOperatorName({}), now: new Date() })

const print = (line: string) => void process.stdout.write(`${line}\n`)

function addressOf(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new InvalidArgumentError('It is no e-mail address.')
  return email.data
}

function daysOf(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new InvalidArgumentError(`It is no whole number from 1 to ${MAX_DAYS}.`)
  return days
}

interface InviteFlags {
  days: number
  language: Language
  revoke?: boolean
}

async function invite(email: string, { days, language, revoke = false }: InviteFlags): Promise<void> {
  if (revoke) {
    const outcome = await runAccountCommand(({ db }) => revokeInvitationAndLog(db, { email, ...order() }))
    if (outcome === 'none') throw new HostError(`There is no open invitation of ${email}.`)
    return print(`The invitation of ${email} is revoked.`)
  }
  const expiresAt = await runAccountCommand((parts) => inviteByMail(parts, { email, days, language }))
  print(`${email} is invited until ${expiresAt.toISOString()}; the mail is queued.`)
}

function stateOf({ usedAt, expiresAt }: Invitation, now: Date): 'used' | 'expired' | 'open' {
  if (usedAt) return 'used'
  return expiresAt <= now ? 'expired' : 'open'
}

function invitationLine(invitation: Invitation, now: Date): string {
  const { email, language, invitedAt, expiresAt, usedAt } = invitation
  return JSON.stringify({
    email,
    state: stateOf(invitation, now),
    language,
    invited_at: invitedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    used_at: usedAt?.toISOString() ?? null,
  })
}

function sessionLine({ email, device, begunAt, lastUsedAt }: OpenSession): string {
  return JSON.stringify({
    email,
    ...device,
    begun_at: begunAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  })
}

async function sessions(email: string | undefined, { end = false }: { end?: boolean }): Promise<void> {
  if (end) {
    if (email === undefined) throw new HostError('Name the reader whose sessions are to be ended.')
    const ended = await runAccountCommand(({ db }) => endReaderSessionsAndLog(db, { email, ...order() }))
    if (ended === 'no-reader') throw new HostError(`Nobody has an account with the address ${email}.`)
    return print(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email} ended.`)
  }
  const open = await runAccountCommand(({ db }) =>
    listOpenSessions(db, { email, now: new Date(), limit: MOST_SESSIONS }),
  )
  for (const session of open) print(sessionLine(session))
  if (open.length === MOST_SESSIONS)
    process.stderr.write(`Only the ${MOST_SESSIONS} last used are listed: name a reader.\n`)
}

async function readers(): Promise<void> {
  const counts = await runAccountCommand(({ db }) => countReadersAndSessions(db, new Date()))
  print(
    JSON.stringify({
      readers: counts.readers,
      new_in_30_days: counts.newReaders,
      signed_in: counts.signedInReaders,
      sessions: counts.sessions,
      open_invitations: counts.openInvitations,
    }),
  )
}

/** The commands about accounts; can be used while Plainwire is running. */
export function createAccountCommands(): Command[] {
  const language = new Option('--language <language>', 'of the mail').choices(Language.options).default('en')
  return [
    new Command('invite')
      .description('invites an address to create an account, by a mail with a link that works once')
      .argument('<address>', 'whom', addressOf)
      .option('--days <days>', 'how long the link works', daysOf, DEFAULT_DAYS)
      .addOption(language)
      .option('--revoke', 'takes the invitation back instead')
      .action(invite),
    new Command('invitations')
      .description('lists the invitations, the newest first, a line of JSON each')
      .action(async () => {
        const now = new Date()
        for (const one of await runAccountCommand(({ db }) => listInvitations(db)))
          print(invitationLine(one, now))
      }),
    new Command('sessions')
      .description('lists the devices that readers are signed in on, a line of JSON each')
      .argument('[address]', 'of one reader', addressOf)
      .option('--end', 'signs that reader out everywhere instead')
      .action(sessions),
    new Command('readers')
      .description('counts readers, sessions and invitations: one line of JSON')
      .action(readers),
  ]
}
