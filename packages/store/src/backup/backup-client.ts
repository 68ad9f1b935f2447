import pg from 'pg'
import { getErrorMessage, StoreError } from '../store-error.ts'

/**
 * Fixes the text format of values, so that a backup of one server can be read on another, and switches off
 * timeouts, because a backup may take long.
 */
const FORMS = `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`

/**
 * Opens a separate connection for a backup, in one transaction that is rolled back unless it is committed.
 *
 * @throws StoreError DATABASE_UNREACHABLE
 */
export async function openBackupConnection(
  connectionString: string,
  begin: string,
  closers: AsyncDisposableStack,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'plainwire-backup' })
  // The error of a broken connection is ignored here, because the running query fails with it too.
  client.on('error', () => undefined)
  closers.defer(() => client.end())
  try {
    await client.connect()
  } catch (cause) {
    throw new StoreError('DATABASE_UNREACHABLE', `The database cannot be used: ${getErrorMessage(cause)}.`, {
      cause,
    })
  }
  await client.query(FORMS)
  await client.query(begin)
  return client
}
