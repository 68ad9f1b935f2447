import { z } from 'zod'
import { LANGUAGES } from './language.ts'

// The schema of a language. In a file of its own, so that the first view, which only needs the names, doesn't
// load zod.
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
