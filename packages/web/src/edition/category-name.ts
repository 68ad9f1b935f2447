import { isCategory } from '@plainwire/domain/category'
import type { TextKey } from '../lib/texts.ts'

/** The text of a category's name; 'General' for one that isn't ours. */
export function categoryKey(category: string): TextKey {
  return isCategory(category) ? `section.${category}` : 'section.general'
}

/** The class that sets a category's own hue. */
export function hueClass(category: string): string {
  return isCategory(category) ? `hue-${category}` : ''
}

/** The placeholder for a missing picture, by category. */
export function placeholderOf(category: string): string {
  return isCategory(category) ? `/assets/placeholder-${category}.svg` : '/assets/placeholder.svg'
}
