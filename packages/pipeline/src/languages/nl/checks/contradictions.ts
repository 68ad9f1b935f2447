import type { ContradictionWords } from '../../topics/checks/contradictions.ts'

export const contradictionWords: ContradictionWords = {
  all: /\b(?:alle|elke|iedere?)\s(?:de\s|het\s|zijn\s|haar\s|hun\s)?$/,
  some: /\b(?:sommige|enkele|meeste|veel|weinig|diverse|meerdere)\b/,
  part: /^(?:helft|kwart)$/,
  of: /^\svan\s(?:de\s|het\s)?$/,
  ofThem: /^\s?van\s(?:hen|wie|deze|die|ze)\b/,
  calls: /^(?:noemt|noemde|noemen|noemden|vindt|vond|vinden)$/,
  lastHedges:
    /^(?:gehoopt|geeist|gevraagd|verwacht|voorgesteld|overwogen|beloofd|gewild|gevreesd|geprobeerd)$/,
  by: /\bdoor\b/,
  indefinite: /\been\s$/,
  distances: /^(?:kilometer|km|mijl)s?$/,
  at: /(?:^|\s)(?:in|te)\s(?:de\s|het\s)?$/,
  notAll: /\bniet (?:alle|allemaal|iedereen|alleen)\b/u,
  notYet: /\bnog (?:niet|geen)\b/,
  toCome:
    /\b(?:zal|zullen|wil|willen|verwacht|volgende?|tot|zoekt|zocht|vraagt|vroeg|hoopt|gehoopt|stemt|komt|wordt|worden|kan|mogelijk)\b/,
  is: /^\s(?:is|was|zijn|waren)\s$/,
  besides: /\b(?:aan|bij|door|met|van|voor|tegen|naar|over|op)\s(?:de\s|het\s|een\s)?$/,
}
