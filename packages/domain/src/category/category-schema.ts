import { z } from 'zod'
import { CATEGORIES } from './category.ts'

// The schema is in its own file, so that the first view of the application, which only needs the names of the
// categories, is shown without loading zod.
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>
