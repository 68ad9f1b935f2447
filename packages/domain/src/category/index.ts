export {
  CATEGORIES,
  isCategory,
  MAIN_SECTIONS,
  MORE_MENU_SECTIONS,
  SECTIONS,
  type Section,
} from './category.ts'
export { CATEGORY_NAMES } from './category-names.ts'
export { Category } from './category-schema.ts'
