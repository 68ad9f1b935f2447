import type { UnusableSentencePatterns } from '../../topics/sentences/usable.ts'

export const unusableSentencePatterns: UnusableSentencePatterns = {
  quotesSomeone:
    /\b(assert|accus|acknowledg|admitt?|applaud|argu|attack|blam|blast|boast|brand|call|charg|cit|claim|compar|complain|condemn|confirm|critici[sz]|declar|decr|defend|demand|denounc|describ|dismiss|disput|express|hail|honou?r|insist|jok|label|lambast|lament|lash|liken|mock|object|portray|prais|predict|pledg|promis|promot|question|recall|reject|repeat|report|respond|slamm?|speculat|stat|stress|suggest|tell|thank|threaten|underlin|urg|vow|warn)(?:e?d|e?s|ing|ied|ies)\b|\b(?:believes?|believed|per|spoke of|in a (?:statement|letter|speech|tweet|post))\b/i,
  pronounAttribution:
    /\b(?:he|she|they)\s+(?:said|says|told|added|adds|wrote)\b|\b(?:said|says|added)\s+(?:he|she|they)\b(?=\s*(?:[.,;:"”]|$))/i,
  noSubject:
    /^(?:Will|Would|Has|Had|Is|Was|Does|Did|Can|Could|Should|Must|Got|Gets|Says|Said|Makes|Made|Comes|Came|Goes|Went|Takes|Took)\s(?!\p{Lu})(?!the\b|an?\b)/u,
  labels: 'photos?|video|watch|today|live|podcast|quiz|summary',
  service:
    "(?:bbc|cnn|sky|nbc|cbs|abc|itv|fox|al jazeera)(?: (?:news|sport|sports))?(?:[’']s [a-z]+ [a-z]+)? (?:speaks to|talks to|looks (?:at|back|inside)|takes a look|explores|examines|explains|fact-checks)|(?:reaction|analysis|insight)(?: and (?:reaction|analysis|insight))? (?:on|from) [‘'“\"]|live ?blog|live updates|follow (?:our|live|along|the latest)|click here|sign up|subscribe|newsletter|read more|follow (?:us|him|her) on|read also|all rights reserved|getty images|photo:|image:|file photo|this (?:article|story|post) (?:was|is|has)|reporting by|editing by|contributed to this|cookies?|javascript|correction:|advertisement",
  betweenNames: 'and|of|the|for',
  begins: 'The|This|That|It|He|She|They|But',
}
