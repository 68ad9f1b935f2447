import { isCategory } from '@plainwire/domain/category'
import type { TextKey } from '../../lib/texts.ts'

/** Returns the text key of a category's name; that of 'General' for an unknown category. */
export function getCategoryTextKey(category: string): TextKey {
  return isCategory(category) ? `section.${category}` : 'section.general'
}

/** Returns the CSS class that sets a category's hue; an empty text for an unknown category. */
export function getCategoryHueClass(category: string): string {
  return isCategory(category) ? `hue-${category}` : ''
}

/** Returns the path of the picture that is shown for a category's stories without a picture of their own. */
export function getCategoryPlaceholderPath(category: string): string {
  return isCategory(category) ? `/assets/placeholder-${category}.svg` : '/assets/placeholder.svg'
}
