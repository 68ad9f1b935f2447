import type { ContradictionWords } from '../../topics/checks/contradictions.ts'

export const contradictionWords: ContradictionWords = {
  all: /\b(?:all|every|each)\s(?:of\s)?(?:the\s|its\s|their\s)?$/,
  some: /\b(?:some|most|many|few|several)\b/,
  part: undefined,
  of: /^\sof\s(?:the\s)?$/,
  ofThem: /^\s?of\s(?:them|those|whom|these)\b/,
  calls: /^(?:calls|called|describes|described|finds|considers)$/,
  lastHedges: undefined,
  by: /\bby\b/,
  indefinite: /\ban?\s$/,
  distances: /^(?:kilomet(?:er|re)s?|miles?|km)$/,
  at: /(?:^|\s)(?:in|at)\s(?:the\s)?$/,
  notAll: /\bnot (?:all|every\p{L}*|only)\b/u,
  notYet: /\b(?:not (?:yet|until|before)|no\b.{0,20}\byet)\b/,
  toCome: /\b(?:will|would|expected|plans?|planned|hopes?|due|next|until|wants?|seeks?|sought|asked)\b/,
  is: /^\s(?:is|are|was|were)\s$/,
  besides: /\b(?:to|at|by|with|from|for|against|of|about)\s(?:the\s|an?\s)?$/,
}
