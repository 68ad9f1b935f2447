import type { Language } from '@plainwire/domain/language'
import { inviteByEmail } from '@plainwire/server'
import { startJobQueue } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { readStoredSecret } from '../../accounts/account-secret.ts'
import { HostError } from '../../host-error.ts'
import { createStderrLog } from '../../log.ts'
import type { CommandContext } from '../command-context.ts'

/**
 * Invites an e-mail address; the serving process sends the mail.
 *
 * @returns when the link expires
 * @throws HostError if an invitation would have no effect, or its mail can't be encrypted for the sending
 * process
 */
export async function inviteByMail(
  { config, db, connectionString }: CommandContext,
  invited: { email: string; language: Language; days: number },
): Promise<Date> {
  const { accounts, dataDir } = config
  const secrets = accounts.secrets ?? (await readStoredSecret(dataDir))
  if (secrets === undefined)
    throw new HostError(
      `There is no account secret in ${dataDir}: start Plainwire once, or name the ACCOUNT_SECRET of the processes that serve.`,
    )
  await using closers = new AsyncDisposableStack()
  const jobs = await startJobQueue({ connectionString, log: createStderrLog('error'), work: {} })
  closers.defer(() => jobs.stop())
  const { requestMail } = jobs
  const { signUp } = accounts
  const parts = { db, keys: deriveAccountKeys(secrets), signUp, requestMail, now: new Date() }
  const outcome = await inviteByEmail(parts, invited)
  if (outcome === 'has-account') throw new HostError(`${invited.email} has an account already.`)
  if (outcome === 'not-admitted')
    throw new HostError(
      `${invited.email} gets no account by an invitation: SIGN_UP is ${signUp.mode}. Only SIGN_UP=invitation needs one.`,
    )
  return outcome.expiresAt
}
