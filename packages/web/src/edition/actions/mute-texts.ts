import { CATEGORIES } from '@plainwire/domain/category'
import type { AddMuteOutcome, MuteKind } from '@plainwire/domain/reader'
import { foldCaseAndAccents } from '@plainwire/domain/text'
import { showToast } from '../../lib/access/toasts.ts'
import type { Localizer } from '../../lib/texts.ts'
import { getCategoryTextKey } from '../labels/category-name.ts'

/**
 * Converts a typed text to a mute's text: the name of a category in the reader's language is replaced by the
 * category's identifier, unless the mute is of the kind 'word'.
 */
export function toStoredMuteText(kind: MuteKind, typed: string, text: Localizer): string {
  const wanted = foldCaseAndAccents(typed.trim())
  const category = CATEGORIES.find((name) => foldCaseAndAccents(text(getCategoryTextKey(name))) === wanted)
  return kind !== 'word' && category ? category : typed
}

/** Shows a message that a mute was added, or that the maximum number of mutes has been reached. */
export function showAddMuteOutcome(outcome: AddMuteOutcome, kind: MuteKind, text: Localizer): void {
  if (outcome === 'limit-reached')
    showToast(text(kind === 'word' ? 'mutes.limit.words' : 'mutes.limit.topics'), 'error')
  else showToast(text(`mutes.added.${kind}`))
}

/** Shows that a mute was removed. */
export function showMuteRemovedToast(kind: MuteKind, text: Localizer): void {
  showToast(text(`mutes.removed.${kind}`))
}
