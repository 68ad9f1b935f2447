import { z } from 'zod'
import { LANGUAGES } from './language.ts'

// Apart from the languages themselves: a first view names them, and checks nothing.
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
