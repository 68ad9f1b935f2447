import { INTERESTS, type Interest } from '@plainwire/domain/contract'
import type { Reader } from '../../account/session/account.ts'

/**
 * Returns the interests of a reader that are among the 24 selectable ones (`INTERESTS`). The interests of an
 * account may also include categories, which are left out.
 */
export function getSelectableInterests({ interests }: Pick<Reader, 'interests'>): Interest[] {
  return INTERESTS.filter((interest) => interests.some((own) => own.toLowerCase() === interest.toLowerCase()))
}
