import { isCategory } from '@plainwire/domain/category'
import type { TextKey } from '../../lib/texts.ts'

/** The text key of a category's name; that of 'General' for an unknown category. */
export function getCategoryTextKey(category: string): TextKey {
  return isCategory(category) ? `section.${category}` : 'section.general'
}

/** The CSS class that sets a category's hue; empty for an unknown category. */
export function getCategoryHueClass(category: string): string {
  return isCategory(category) ? `hue-${category}` : ''
}

/** The path of the picture shown for stories of a category that have none. */
export function getCategoryPlaceholderPath(category: string): string {
  return isCategory(category) ? `/assets/placeholder-${category}.svg` : '/assets/placeholder.svg'
}
