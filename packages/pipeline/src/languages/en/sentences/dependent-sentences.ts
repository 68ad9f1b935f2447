import type { DependentSentencePatterns } from '../../topics/sentences/dependent-sentences.ts'

export const dependentSentencePatterns: DependentSentencePatterns = {
  begins:
    /^["“‘']?(he|she|it|they|him|her|his|hers|its|their|theirs|them|this|these|those|that|there(?!'?s? (?:is|are|was|were|has|have|will))|here|but|and|or|so|yet|however|meanwhile|also|instead|still|then|thus|hence|moreover|furthermore|nevertheless|nonetheless|besides|otherwise|afterwards?|later|earlier|both|neither|such|another|others?|an? (?:similar|comparable|identical)|some of (?:them|these|those)|among them|in addition|as a result|for example|for instance|for comparison|for context|for reference|for one|for another|for now|after all|in turn|in contrast|by contrast|similarly|likewise|even so|of these|in (?:fact|each case|both cases|response|reply|particular|short|other words)|not (?:because|only|that|to mention)|no|yes|as if|as such|as (?:before|ever|always)|to (?:that|this) end|in the (?:same|meantime|process|end)|at the same time|if (?:not|so|they|he|she|it)|(?:now|today|then|later),? (?:it|it['’]s|he|she|they)|based on (?:this|that|these|those)|right after (?:he|she|they|it|this|that)|(?:many|most|some|several|few|all|both|none|each|two|three|four|five) of (?:these|those|them|which|whom)|the (?:former|latter|two|pair|duo|trio|same|other|(?:man|woman|couple)(?! (?:who|arrested|accused|charged|suspected|convicted|shot|killed|behind|named|in)\b)|incident|move|decision|announcement|news|comments?|remarks?|statement|release|section|post|tweet|clip|latest|result|development)|one of (?:them|those)|which|who|because of (?:this|that)|after that|at the time|that'?s|there'?s|it'?s|what'?s)\b/i,
  timely: /^this (?:week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|autumn|season)\b/i,
  phrase:
    /^(?:in|on|at|for|with|by|as (?:a )?part of|after|before|during|since|under|of|from|to|despite|like|unlike|along with|in addition to) (?:that|this|these|those|it|him|them)\b(?! (?:week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|autumn|season)\b)/i,
  fronted:
    /^["“‘']?(?:in|on|at|for|with|by|during|from|under|despite|speaking|asked|according)\b[^,]{2,90},?\s(?:he|she|they|it)\b|^\p{L}{2,}(?:ed|ing)\b[^,]{2,90},\s(?:he|she|they|it)\b(?! (?:said|says)\b)/iu,
  inside: [
    /,? (?:though|either|too|instead|otherwise|likewise|accordingly|as well)\.["”’]?$/i,
    /\b(?:do|does|did|has|have|had|is|are|was|were|will|would|can|could)(?: not|n['’]t| so)\.["”’]?$/i,
    /\b(?:this|that|those|these) (?:figures?|numbers?|totals?|amounts?|sums?|counts?|claims?|charges?|cases?|results?|allegations?|statements?|remarks?|incidents?|attacks?|plans?|proposals?|decisions?|moves?|matter|issue|point)\b(?! (?:that|of))/i,
    // 'After he posted this tweet' refers back; 'this week' names a time.
    /(?<!\p{L})(?:[Tt]his|[Tt]hese) (?!(?:\p{L}+ )?(?:weeks?|months?|years?|mornings?|afternoons?|evenings?|weekends?|seasons?|summers?|winters?|springs?|autumns?|falls?|days?|times?|centur\p{L}+|decades?|quarters?|terms?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|\p{Lu}\p{L}+day|is|was|are|were|and|or)\b)\p{Ll}{3,}/u,
    // 'The cost of such a renewal' refers back to an earlier description.
    /\bsuch an?\b|\b(?:any|all|no|many|most|some|other|of|on|in|for|about) such (?!as\b)\p{Ll}/iu,
    // 'On that day' and 'given that prior position' refer back; 'in that he lied' doesn't.
    /(?<!\p{L})(?:[Oo]f|[Oo]n|[Ww]ith|[Ff]or|[Tt]o|[Bb]y|[Uu]nder|[Aa]fter|[Bb]efore|[Aa]bout|[Aa]gainst|[Ff]rom|[Aa]t|[Dd]uring|[Dd]espite|[Ii]nto|[Oo]ver|[Ss]ince|[Uu]ntil) that (?!(?:is|was|are|were|has|have|had|he|she|it|they|we|the|an?|of|will|would|can|could|yet|too|either|and|but|or|than|as|which|\p{L}+(?:ed|en|ng))\b)\p{Ll}{2,}/u,
    /\b[Gg]iven (?:that|these|those) (?:prior|previous|earlier|\p{L}+ (?:position|history|record|background|fact)s?\b)/u,
    /\bthat (?:policy|position|answer|sentiment|idea|notion|belief|assessment|conclusion|account|description|strategy|law|rule|ruling|bill|agreement|deal|meeting|vote|tweet|letter|speech|interview|role|question|period|moment|approach|stance|effort|view|threat|warning|request|promise|pledge)\b(?! (?:that|of|enforcement|makers?|experts?|students?|firms?|professors?))/i,
    // 'Data, however, show' contrasts with an earlier sentence.
    /, (?:however|though|meanwhile|by contrast|in contrast|on the other hand),/i,
    // 'Only five of them' refers back.
    /^["“‘']?(?:\p{L}+ ){1,4}of (?:them|these|those(?! (?:who|that|in|with|of)\b))(?!\p{L})/iu,
    // 'The official said': an earlier sentence introduced this source, or the article never does.
    /\b(?:the|another) (?:source|person|official|insider|aide|staffer|lawmaker|spokes(?:man|woman|person))s? (?:said|says|added|told|noted|explained)\b|\bthe (?:two )?sources? (?:said|say|added|told)\b/i,
    // 'The margins in them will be telling' refers back.
    /^[^,.;]{3,60}\s(?:in|of|from|among|for|behind) them (?:will|would|is|are|was|were|has|have|had|can|could|may)\b/iu,
    // 'Minutes later' and 'in the same year' refer to a time that was stated earlier.
    /\b(?:(?<!(?:\d|one|two|three|four|five|six|ten|few) )(?:moments|minutes|seconds|hours) (?:later|earlier)\b|(?:in|on|at|during) the same (?:year|month|week|day|time|period|speech|interview|letter)\b(?! (?:last|of|in|as|a|an|this|that|when|on)\b))/i,
    /\bfollowed suit\b|^(?:The \p{L}+(?: \p{L}+)? of )?(?:two|three|four|five|several|some|many|most) other\b/iu,
    // A newspaper called by a part of its name; an earlier sentence gave its full name.
    /(?<!\p{Lu}\p{L}+ )\b[Tt]he (?:Post|Times|Journal|Tribune|Guardian|Sun|Mail|Globe|Herald|news(?:paper|letter)?|magazine|outlet|website|network)(?:,)? (?:said|says|reported|reports|wrote|noted|added)\b|,? the (?:Post|Times|Journal|Tribune|Guardian|Sun|Mail|Globe|Herald|newspaper|magazine|outlet|website|network) (?:said|says|reported|reports|wrote|noted|added)\.?$/u,
    /\bthe (?:former|latter)(?=[.,;]| (?:is|are|was|were|has|have|had|of)\b)/i,
    /\bthe others?(?: (?:one|ones|two|three|four|five|six))?(?=[.,;]| (?:was|were|is|are|had|has|have|did|said|died|remain\w*)\b)/i,
  ],
  bareNumber:
    /^["“‘']?(?:one|two|three|four|five|six|seven|eight|nine|ten|most|some|many|several|all|none|few|half)(?: of them)? (?:was|were|is|are|has|have|had|did|died|said|will|would|remain\w*|came|went|got)\b/i,
  relativeTime:
    /^(?:(?:by|on|in|at|until|during)?\s?the (?:next|following|same|previous) (?:day|morning|afternoon|evening|night|week|month|year)|(?:an?|one|two|three|four|five|six|several|some|\d+|shortly|soon|just|moments|days|hours|weeks|months|years)(?: few)?(?: (?:days?|hours?|weeks?|months?|years?|minutes?|moments?))? (?:(?:later|earlier|afterwards?)(?=,? (?:the|an?|he|she|it|they|\p{Lu}))|(?:before|after)(?=, (?:the|an?|he|she|it|they|\p{Lu})))|the (?:day|night|week|month|year) before\b|up to (?:then|that)|until then|since then|by then|from there|at that)\b/iu,
  owned:
    /^(?<before>.*?)(?:,|;)? (?:and|but|while|though|although|with) (?:its|their) (?:\p{Ll}+ )?(?:leaders?|chief|chair\p{L}*|spokes\p{L}+|director|president|boss|head|founder|members?|lawyers?|parent|owners?)\b/iu,
}
