import type { CompoundJoints } from '../topics/compounds.ts'

/** English writes the parts as separate words. */
export const compounds: CompoundJoints | undefined = undefined
