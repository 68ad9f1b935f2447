import type { ClauseCutPatterns } from '../../topics/sentences/clauses.ts'

export const clauseCutPatterns: ClauseCutPatterns = {
  adds: /,\s+(?:which|who|whose|where|when|as|even as|while|after|before|following|including|with|leaving|killing|and)\b/g,
  goesOn: /\s(?:after|before|while|as|when|amid|following|despite|because)\s/g,
  limits:
    /\b(?:not?|never|only|if|until|unless|without|such|so|as|just|even|less|more|least|most|same|than|soon|days?|hours?|weeks?|months?|years?|minutes?)\b|n['’]t\b/i,
  takesBack: /\b(?:unless|but|if|except|until|although|though|however)\b/i,
  inside: /^,\s+(?:which|who|whose|where|including|with)\b[^,]*,\s/u,
  otherSpeaker:
    /^,\s+(?:and|while|as)\s(?:[\p{L}\p{N}'’.-]+\s){1,7}?(?:argued|said|says|added|warned|announced|insisted|claimed|noted|told \p{L}+)\sthat\s/u,
  openEnd: /\s(?:the|an?|of|to|that|for|in|on|at|by|with|and|or|than)$/i,
  lists: /,.*\band\b/,
  pronoun: /\b(?:he|she|it|they|him|them|his|her|its|their|this|these|that (?:is|was)|those)\b/i,
}
