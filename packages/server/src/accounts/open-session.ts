import { randomBytes, randomUUID } from 'node:crypto'
import { type Device, deviceOf } from '@plainwire/domain/reader'
import { beginSession, type Db, readerByEmail } from '@plainwire/store'
import type { FastifyRequest } from 'fastify'
import type { TokenSession } from './tokens.ts'

const SALT_BYTES = 32

export function deviceOfRequest({ headers }: FastifyRequest): Device {
  return deviceOf(headers['user-agent'] ?? '')
}

/** A session of the reader with this address, who gets an account with the first one. */
export async function openSession(
  db: Db,
  { email, device, now }: { email: string; device: Device; now: Date },
): Promise<TokenSession> {
  const readerId = await readerByEmail(db, { id: randomUUID(), email, now })
  const session = { id: randomUUID(), readerId, email, salt: randomBytes(SALT_BYTES) }
  await beginSession(db, { ...session, device, now })
  return session
}
