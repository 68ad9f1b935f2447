import { Profile } from '@plainwire/domain/contract'
import { profileToUser } from '@plainwire/domain/reader'
import { readText } from '../../lib/storage.ts'
import type { Reader } from './account.ts'

/**
 * The reader signed in on this device, as of the server's last answer; undefined if there is none, or an
 * older release stored it.
 */
export function storedReader(): Reader | undefined {
  try {
    const { data } = Profile.safeParse(JSON.parse(readText('auth_user') ?? 'null'))
    return data && profileToUser(data)
  } catch {
    return undefined
  }
}
