/**
 * The kinds of faults that our texts may have, each with its target: the largest accepted percentage of
 * texts.
 */
export const FAULT_KINDS = {
  quotation: { name: 'a quotation as our own statement', limit: 0 },
  caption: { name: 'a caption', limit: 0.5 },
  boilerplate: { name: 'boilerplate', limit: 0.5 },
  dangling: { name: 'a dangling reference', limit: 3 },
  retelling: { name: 'a sub-headline that retells', limit: 3 },
  contradiction: { name: 'two values of one fact', limit: 0 },
  comment: { name: 'comment', limit: 2 },
  tease: { name: 'a headline that teases', limit: 2 },
  label: { name: 'a label in the headline', limit: 1 },
} as const

export type FaultKind = keyof typeof FAULT_KINDS

/** The kinds in the order in which they are printed. */
export const FAULT_NAMES = Object.keys(FAULT_KINDS) as FaultKind[]
