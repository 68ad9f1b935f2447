import { StoreError } from '../store-error.ts'

/** An operating system account that PostgreSQL can run as. */
export interface OperatingSystemAccount {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root runs it as the first of these accounts that exists. */
const NAMES = ['postgres', '_postgres', 'nobody']

/**
 * The unprivileged account that PostgreSQL runs as if this process is root.
 *
 * @param passwd the text of /etc/passwd
 * @throws StoreError EMBEDDED_UNSUPPORTED if there is none
 */
export function findUnprivilegedOsAccount(passwd: string): OperatingSystemAccount {
  const rows = passwd.split('\n').map((line) => line.split(':'))
  for (const name of NAMES) {
    const [, , uid, gid] = rows.find((row) => row[0] === name) ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StoreError(
    'EMBEDDED_UNSUPPORTED',
    'PostgreSQL does not run as root and there is no account postgres or nobody: start as an ordinary user, or set DATABASE_URL.',
  )
}
