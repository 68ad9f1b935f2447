import { Profile } from '@plainwire/domain/contract'
import { convertProfileToUser } from '@plainwire/domain/reader'
import { readSignInSessionText } from '../../lib/storage/storage.ts'
import type { Reader } from './account.ts'

/**
 * Returns the reader who is signed in on this device, from the profile that the server last sent; undefined if
 * there is none, or if an older release persisted it in another format.
 */
export function readStoredReader(): Reader | undefined {
  try {
    const { data } = Profile.safeParse(JSON.parse(readSignInSessionText('auth_user') ?? 'null'))
    return data && convertProfileToUser(data)
  } catch {
    return undefined
  }
}
