import { z } from 'zod'
import { CATEGORIES } from './category.ts'

// Apart from the categories themselves: a first view names them, and checks nothing.
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>
