import { INTERESTS, type Interest } from '@plainwire/domain/contract'
import type { Reader } from '../../account/session/account.ts'

/**
 * Those of the reader's interests that are among the 24 that can be chosen; an account may also contain
 * categories.
 */
export function getSelectableInterests({ interests }: Pick<Reader, 'interests'>): Interest[] {
  return INTERESTS.filter((interest) => interests.some((own) => own.toLowerCase() === interest.toLowerCase()))
}
