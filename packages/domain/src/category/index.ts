export {
  CATEGORIES,
  Category,
  isCategory,
  MAIN_SECTIONS,
  MORE_SECTIONS,
  SECTIONS,
  type Section,
} from './category.ts'
