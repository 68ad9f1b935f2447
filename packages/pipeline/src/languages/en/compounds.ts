import type { CompoundJoints } from '../topics/compounds.ts'

/** English writes the parts apart. */
export const compounds: CompoundJoints | undefined = undefined
