import { INTERESTS, type Interest } from '@plainwire/domain/contract'
import type { Reader } from '../../account/session/account.ts'

/** The reader's interests that are among the 24 known ones; an account may also contain plain categories. */
export function interestsOf({ interests }: Pick<Reader, 'interests'>): Interest[] {
  return INTERESTS.filter((interest) => interests.some((own) => own.toLowerCase() === interest.toLowerCase()))
}
