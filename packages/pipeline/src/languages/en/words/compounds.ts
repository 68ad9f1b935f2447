import type { CompoundLinkingElements } from '../../topics/words/compounds.ts'

/** Undefined, because English writes the parts of compounds as separate words. */
export const compoundLinkingElements: CompoundLinkingElements | undefined = undefined
