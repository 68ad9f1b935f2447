import { Profile } from '@plainwire/domain/contract'
import { profileToUser } from '@plainwire/domain/reader'
import { readText } from '../../lib/storage.ts'
import type { Reader } from './account.ts'

/** Who was signed in on this device, as the server told it last; undefined where nobody was, or an older release kept it. */
export function storedReader(): Reader | undefined {
  try {
    const { data } = Profile.safeParse(JSON.parse(readText('auth_user') ?? 'null'))
    return data && profileToUser(data)
  } catch {
    return undefined
  }
}
