import { CATEGORIES } from '@plainwire/domain/category'
import type { Mute } from '@plainwire/domain/reader'
import { foldCaseAndAccents } from '@plainwire/domain/text'
import type { Localizer } from '../../lib/texts.ts'
import { getCategoryTextKey } from '../labels/category-name.ts'

/**
 * Returns the text to show for a mute: for a muted category its name in the reader's language, otherwise the
 * text as it was typed.
 */
export function formatMuteName(
  { kind, text: written }: Pick<Mute, 'kind' | 'text'>,
  text: Localizer,
): string {
  const category =
    kind === 'topic' || kind === 'either'
      ? CATEGORIES.find((name) => foldCaseAndAccents(name) === foldCaseAndAccents(written))
      : undefined
  return category ? text(getCategoryTextKey(category)) : written
}
