import { INTERESTS, type Interest } from '@plainwire/domain/contract'
import type { Reader } from '../../account/session/account.ts'

/** Those of the 24 interests that a reader has; an account may hold plain categories beside them. */
export function interestsOf({ interests }: Pick<Reader, 'interests'>): Interest[] {
  return INTERESTS.filter((interest) => interests.some((own) => own.toLowerCase() === interest.toLowerCase()))
}
