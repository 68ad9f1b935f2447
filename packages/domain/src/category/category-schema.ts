import { z } from 'zod'
import { CATEGORIES } from './category.ts'

// The schema of a category. In a file of its own, so that the first view, which only needs the names, doesn't
// load zod.
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>
