import { Profile } from '@plainwire/domain/contract'
import { profileToUser } from '@plainwire/domain/reader'
import { readSignInSessionText } from '../../lib/storage/storage.ts'
import type { Reader } from './account.ts'

/**
 * The reader who is signed in on this device, from the last profile that the server sent; undefined if there
 * is none, or if an older release stored it in another form.
 */
export function readStoredReader(): Reader | undefined {
  try {
    const { data } = Profile.safeParse(JSON.parse(readSignInSessionText('auth_user') ?? 'null'))
    return data && profileToUser(data)
  } catch {
    return undefined
  }
}
