import type { CompoundJoints } from '../../topics/words/compounds.ts'

export const compounds: CompoundJoints | undefined = { link: /(?:s|en|e|-)$/, between: /[s-]$/ }
