import type { CompoundJoints } from '../topics/compounds.ts'

export const compounds: CompoundJoints | undefined = { link: /(?:s|en|e|-)$/, between: /[s-]$/ }
