import type { CompoundJoints } from '../../topics/words/compounds.ts'

/** English writes the parts as separate words. */
export const compounds: CompoundJoints | undefined = undefined
