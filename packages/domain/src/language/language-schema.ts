import { z } from 'zod'
import { LANGUAGES } from './language.ts'

// The schema is in its own file, so that the first view of the application, which only needs the names of the
// languages, is shown without loading zod.
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
