import { startMailServer } from '../packages/post/src/mail/testing-mail-server.ts'
import { type ServedEdition, serveEdition } from './abuse/served-edition.ts'
import { type SavingReader, signIn } from './saving-reader.ts'

const CODE = /^Subject: .*?(\d{6})/m

/** A server process with one reader who has signed in. */
export interface ServerWithReader extends ServedEdition {
  reader: SavingReader
}

/**
 * Serves an edition with accounts, and signs a reader in with the mailed code.
 *
 * @param fill fills the database before the start
 * @param more further settings of the server
 */
export async function startServerWithReader(
  fill?: (connectionString: string) => Promise<void>,
  more: Record<string, string> = {},
): Promise<ServerWithReader> {
  await using closers = new AsyncDisposableStack()
  const mail = await startMailServer()
  closers.defer(() => mail.stop())
  const ACCOUNT_SECRET = 'for-this-run-only-'.repeat(2)
  const settings = { FEATURES: 'sign-in', ACCOUNT_SECRET, SMTP_URL: mail.url, ...more }
  const served = await serveEdition(settings, fill)
  closers.defer(() => served.stop())
  const code = async () => CODE.exec(mail.mails.at(-1) ?? '')?.[1]
  const {
    AccessToken: token,
    RefreshToken: refreshToken,
    IdToken: idToken,
  } = await signIn(served.origin, code)
  const reader: SavingReader = { token, refreshToken, idToken, saved: new Set(), unsure: new Set() }
  const owned = closers.move()
  return { ...served, reader, stop: () => owned.disposeAsync() }
}
