import type { Language } from '@plainwire/domain/language'
import { losesPronoun } from './lost-pronoun.ts'

/** Words before the first of which a sentence can't be understood alone. */
const LEANING: Record<Language, RegExp> = {
  en: /^["“‘']?(he|she|it|they|him|her|his|hers|its|their|theirs|them|this|these|those|that|there(?!'?s? (?:is|are|was|were|has|have|will))|here|but|and|or|so|yet|however|meanwhile|also|instead|still|then|thus|hence|moreover|furthermore|nevertheless|nonetheless|besides|otherwise|afterwards?|later|earlier|both|neither|such|another|others?|an? (?:similar|comparable|identical)|some of (?:them|these|those)|among them|in addition|as a result|for example|for instance|for one|for another|for now|after all|in turn|in contrast|by contrast|similarly|likewise|even so|of these|in (?:fact|each case|both cases|response|reply|particular|short|other words)|not (?:because|only|that|to mention)|no|yes|as if|as such|as (?:before|ever|always)|to (?:that|this) end|in the (?:same|meantime|process|end)|at the same time|if (?:not|so|they|he|she|it)|(?:now|today|then|later),? (?:it|it['’]s|he|she|they)|based on (?:this|that|these|those)|right after (?:he|she|they|it|this|that)|(?:many|most|some|several|few|all|both|none|each|two|three|four|five) of (?:these|those|them|which|whom)|the (?:former|latter|two|pair|duo|trio|same|other|(?:man|woman|couple)(?! (?:who|arrested|accused|charged|suspected|convicted|shot|killed|behind|named|in)\b)|incident|move|decision|announcement|news|comments?|remarks?|statement|release|section|post|tweet|clip|latest|result|development)|one of (?:them|those)|which|who|because of (?:this|that)|after that|at the time|that'?s|there'?s|it'?s|what'?s)\b/i,
  nl: /^["“‘'„]?(hij|zij|ze|hem|haar|zijn|hun|hen|dit|dat|deze|die|daar\w*|hier\w*|het (?:is|was|gaat|ging|zou|heeft|had|werd|wordt|kan|komt|blijft|lijkt|zijn|moet|incident|besluit)|maar|en|of|dus|toch|echter|ook|bovendien|daarnaast|verder|vervolgens|toen|intussen|ondertussen|inmiddels|daarentegen|niettemin|desondanks|zo|beiden?|geen van|anderen|sommigen|een (?:soortgelijke?|vergelijkbare?|dergelijke?)|een van hen|volgens (?:hem|haar|hen)|wel|eerder|later|nu|de (?:(?:man|vrouw)(?! (?:die|van|uit|met) )|twee|eerste|laatste|ander)|waar\w*|want|omdat (?:hij|zij|ze|dit|dat)|als gevolg (?:daar|hier)van|tegelijkertijd|overigens|bijvoorbeeld|als reactie|in reactie daarop|niet (?:omdat|alleen|dat)|nee|ja|alsof|als zodanig|zo niet|zo ja|als (?:hij|zij|ze|dat|dit)|op dezelfde manier|in hetzelfde|nu,? (?:hij|zij|ze)|gezien (?:dat|die|deze)|(?:veel|velen|sommige|sommigen|enkele|geen) (?:daarvan|hiervan|van (?:deze|die|hen)))\b/i,
}
/** 'In that speech', 'as part of this', 'after it': the noun stands in the sentence before. */
const LEANING_PHRASE: Record<Language, RegExp> = {
  en: /^(?:in|on|at|for|with|by|as (?:a )?part of|after|before|during|since|under|of|from|to|despite|like|unlike|along with|in addition to) (?:that|this|these|those|it|him|them)\b(?! (?:week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|autumn|season)\b)/i,
  nl: /^(?:in|op|bij|voor|met|door|als onderdeel van|na|sinds|tijdens|onder|van|uit|ondanks|naast) (?:dat|dit|die|deze|hem|hen|haar)\b(?! (?:week|maand|jaar|zomer|winter|weekend|seizoen|voorjaar|najaar)\b)/i,
}
/** 'In an interview with the paper, he', 'Rebranded as a fact checker, it', 'in het interview met de krant erkent hij': the name in front is not who is meant. */
const FRONTED: Record<Language, RegExp> = {
  en: /^["“‘']?(?:in|on|at|for|with|by|during|from|under|despite|speaking|asked|according)\b[^,]{2,90},?\s(?:he|she|they|it)\b|^\p{L}{2,}(?:ed|ing)\b[^,]{2,90},\s(?:he|she|they|it)\b(?! (?:said|says)\b)/iu,
  nl: /^["“‘']?(?:in|op|bij|voor|met|door|tijdens|onder|van|uit|ondanks|tegen|tegenover|volgens|vandaag|gisteren|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\b[^,]{2,90}\s(?:hij|zij|ze)\b/i,
}
/** 'This week' and the like name a time, not something said before. */
const TIMELY =
  /^(this (week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|autumn|season)|deze (week|maand|zomer|winter)|dit (jaar|weekend|seizoen|voorjaar|najaar))\b/i

/** What leans wherever it is: 'that figure', 'the former', 'though' at the end, 'did not.' without its verb, 'eromheen'. */
const LEANS_INSIDE: Record<Language, readonly RegExp[]> = {
  en: [
    /,? (?:though|either|too|instead|otherwise|likewise|accordingly|as well)\.["”’]?$/i,
    /\b(?:do|does|did|has|have|had|is|are|was|were|will|would|can|could)(?: not|n['’]t| so)\.["”’]?$/i,
    /\b(?:this|that|those|these) (?:figures?|numbers?|totals?|amounts?|sums?|counts?|claims?|charges?|cases?|results?|allegations?|statements?|remarks?|incidents?|attacks?|plans?|proposals?|decisions?|moves?|matter|issue|point)\b(?! (?:that|of))/i,
    // 'After he posted this tweet': which one was said before; 'this week' names a time.
    /(?<!\p{L})(?:[Tt]his|[Tt]hese) (?!(?:\p{L}+ )?(?:weeks?|months?|years?|mornings?|afternoons?|evenings?|weekends?|seasons?|summers?|winters?|springs?|autumns?|falls?|days?|times?|centur\p{L}+|decades?|quarters?|terms?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|\p{Lu}\p{L}+day|is|was|are|were|and|or)\b)\p{Ll}{3,}/u,
    // 'The cost of such a renewal': what it is like was said before.
    /\bsuch an?\b|\b(?:any|all|no|many|most|some|other|of|on|in|for|about) such (?!as\b)\p{Ll}/iu,
    // 'Given that prior position', 'on that day': which one was said before; 'of those who' says it itself.
    /(?<!\p{L})(?:[Oo]f|[Oo]n|[Ww]ith|[Ff]or|[Tt]o|[Bb]y|[Uu]nder|[Aa]fter|[Bb]efore|[Aa]bout|[Aa]gainst|[Ff]rom|[Aa]t|[Dd]uring|[Dd]espite|[Ii]nto|[Oo]ver|[Ss]ince|[Uu]ntil) that (?!(?:is|was|are|were|has|have|had|he|she|it|they|we|the|an?|of|will|would|can|could|yet|too|either|and|but|or|than|as|which|\p{L}+(?:ed|en|ng))\b)\p{Ll}{2,}/u,
    /\b[Gg]iven (?:that|these|those) (?:prior|previous|earlier|\p{L}+ (?:position|history|record|background|fact)s?\b)/u,
    /\bthat (?:policy|position|answer|sentiment|idea|notion|belief|assessment|conclusion|account|description|strategy|law|rule|ruling|bill|agreement|deal|meeting|vote|tweet|letter|speech|interview|role|question|period|moment|approach|stance|effort|view|threat|warning|request|promise|pledge)\b(?! (?:that|of|enforcement|makers?|experts?|students?|firms?|professors?))/i,
    // 'Data, however, show': against what was said before.
    /, (?:however|though|meanwhile|by contrast|in contrast|on the other hand),/i,
    // 'Only five of them': of whom was said before.
    /^["“‘']?(?:\p{L}+ ){1,4}of (?:them|these|those(?! (?:who|that|in|with|of)\b))(?!\p{L})/iu,
    // Who said it was named before, or never.
    /\b(?:the|another) (?:source|person|official|insider|aide|staffer|lawmaker|spokes(?:man|woman|person))s? (?:said|says|added|told|noted|explained)\b|\bthe (?:two )?sources? (?:said|say|added|told)\b/i,
    // 'The margins in them will be telling': in what was said before.
    /^[^,.;]{3,60}\s(?:in|of|from|among|for|behind) them (?:will|would|is|are|was|were|has|have|had|can|could|may)\b/iu,
    // 'Minutes later', 'in the same year', 'other than what?'
    /\b(?:(?<!(?:\d|one|two|three|four|five|six|ten|few) )(?:moments|minutes|seconds|hours) (?:later|earlier)\b|(?:in|on|at|during) the same (?:year|month|week|day|time|period|speech|interview|letter)\b(?! (?:last|of|in|as|a|an|this|that|when|on)\b))/i,
    /\bfollowed suit\b|^(?:The \p{L}+(?: \p{L}+)? of )?(?:two|three|four|five|several|some|many|most) other\b/iu,
    // A paper by a part of its name: who it is was said before.
    /(?<!\p{Lu}\p{L}+ )\b[Tt]he (?:Post|Times|Journal|Tribune|Guardian|Sun|Mail|Globe|Herald|news(?:paper|letter)?|magazine|outlet|website|network)(?:,)? (?:said|says|reported|reports|wrote|noted|added)\b|,? the (?:Post|Times|Journal|Tribune|Guardian|Sun|Mail|Globe|Herald|newspaper|magazine|outlet|website|network) (?:said|says|reported|reports|wrote|noted|added)\.?$/u,
    /\bthe (?:former|latter)(?=[.,;]| (?:is|are|was|were|has|have|had|of)\b)/i,
    /\bthe others?(?: (?:one|ones|two|three|four|five|six))?(?=[.,;]| (?:was|were|is|are|had|has|have|did|said|died|remain\w*)\b)/i,
  ],
  nl: [
    /\b(?:echter|daarentegen|nochtans)\b/i,
    /\b(?:dat|dit|die|deze) (?:aantal(?:len)?|bedrag(?:en)?|cijfers?|getal(?:len)?|percentages?|totaal)\b/i,
    // 'De kosten van zo'n vernieuwing'; 'zo'n 300 mensen' are about so many.
    /\b(?:zo['’]n (?!\d|half|een\b|(?:twee|drie|vier|vijf|zes|zeven|acht|negen)\b|\p{L}*(?:tien|elf|twaalf|tig|honderd|duizend|miljoen|miljard)\b)|(?:zulke?|dergelijke?) )\p{L}/iu,
    /(?<!\p{L})(?:[Vv]an|[Oo]p|[Mm]et|[Vv]oor|[Nn]a|[Tt]ijdens|[Oo]nder|[Oo]ver|[Tt]egen|[Uu]it|[Bb]ij|[Ss]inds|[Oo]ndanks) (?:dat|die|deze|dit) (?!(?:is|was|zijn|waren|heeft|had|hebben|jaar|maand|week|zomer|winter|weekend|seizoen|voorjaar|najaar|eeuw|in|op|te|niet|er|hij|zij|ze|het|de|een|van|met)\b)\p{Ll}{3,}/u,
    /^["“‘'„]?(?:\p{L}+ ){1,4}van (?:hen|deze|die|hun)(?= (?:is|was|zijn|waren|werd|werden|heeft|hebben|had|hadden|lag|lagen|zat|zaten)\b)/iu,
    /\b(?:de|een andere|een tweede) (?:bron|bronnen|functionaris|woordvoerders?) (?:zei|zegt|zeggen|zeiden|meldt|voegt|voegde)\b/i,
    /\b(?:(?<!(?:\d|een|twee|drie|vier|vijf|zes|tien|paar) )(?:seconden|minuten|uren) (?:later|eerder)\b|(?:in|op|tijdens) (?:het|de)zelfde (?:jaar|maand|week|dag|periode|toespraak|interview|brief)\b(?! (?:vorig|van|in|als|een|waarin|waarop)\b))/i,
    /\bde ander(?:e|en)?(?=[.,;]| (?:is|was|zijn|waren|had|heeft|hebben|werd|werden)\b)/i,
    /\ber(?:omheen|van|in|op|mee|aan|uit|bij|tegen|onder|over|naar|door)\b(?=[.,;])/i,
  ],
}
/** 'Two were injured', 'twee zijn er doorgevaren': a number whose noun was given before. */
const BARE_NUMBER =
  /^["“‘']?(?:one|two|three|four|five|six|seven|eight|nine|ten|most|some|many|several|all|none|few|half|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|sommigen|velen|de meesten|allemaal)(?: of them| van hen)? (?:was|were|is|are|has|have|had|did|died|said|will|would|remain\w*|came|went|got|zijn|waren|werd|werden|hebben|hadden|kwamen|gingen|raakten|overleden|zouden|moesten)\b/i
/** 'By the next afternoon', 'kort daarna', 'a day later': a time counted from one that was given before. */
const RELATIVE_TIME: Record<Language, RegExp> = {
  en: /^(?:(?:by|on|in|at|until|during)?\s?the (?:next|following|same|previous) (?:day|morning|afternoon|evening|night|week|month|year)|(?:an?|one|two|three|four|five|six|several|some|\d+|shortly|soon|just|moments|days|hours|weeks|months|years)(?: few)?(?: (?:days?|hours?|weeks?|months?|years?|minutes?|moments?))? (?:(?:later|earlier|afterwards?)(?=,? (?:the|an?|he|she|it|they|\p{Lu}))|(?:before|after)(?=, (?:the|an?|he|she|it|they|\p{Lu})))|the (?:day|night|week|month|year) before\b|up to (?:then|that)|until then|since then|by then|from there|at that)\b/iu,
  nl: /^(?:(?:kort|vlak|meteen|direct|niet lang) (?:daarna|daarvoor|erna|ervoor|daarop)|(?:een|twee|drie|vier|vijf|zes|enkele|een paar|\d+) (?:dag|dagen|uur|week|weken|maand|maanden|jaar|minuten|minuut) (?:later|eerder|daarvoor|daarna|ervoor)|(?:in |op )?(?:de|die) (?:dag|avond|nacht|week|maand|ochtend) (?:erna|ervoor|daarop|daarvoor|daarna)|(?:tot|vanaf|sinds) (?:dan|toen)|(?:net|juist|alleen|zelfs) (?:daar|dan|toen|dat|die)|bij (?:sommigen|velen|anderen|beide))\b/iu,
}

/** 'A study is not due before April, and its leader fears': whose leader was said before. */
const OWNED: Record<Language, RegExp> = {
  en: /^(?<before>.*?)(?:,|;)? (?:and|but|while|though|although|with) (?:its|their) (?:\p{Ll}+ )?(?:leaders?|chief|chair\p{L}*|spokes\p{L}+|director|president|boss|head|founder|members?|lawyers?|parent|owners?)\b/iu,
  nl: /^(?<before>.*?),? (?:en|maar|terwijl) (?:zijn|haar|hun) (?:leiders?|baas|voorzitter|woordvoerders?|directeur|oprichter|leden|advocaten?|eigenaar)\b/iu,
}
/** A name that isn't a month's or day's, behind the first word. */
const OWNER =
  /\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)\p{Lu}\p{L}/u

function hasLostOwner(text: string, language: Language): boolean {
  const before = OWNED[language].exec(text)?.groups?.before
  return before !== undefined && !OWNER.test(before)
}

/** Whether a sentence needs the one before it: a leaning word, a number without its noun, or a pronoun before any noun. */
export function leansOnOthers(text: string, language: Language): boolean {
  if (LEANING[language].test(text) && !TIMELY.test(text)) return true
  if (LEANING_PHRASE[language].test(text) || FRONTED[language].test(text)) return true
  if (hasLostOwner(text, language)) return true
  if (BARE_NUMBER.test(text) || RELATIVE_TIME[language].test(text)) return true
  return LEANS_INSIDE[language].some((pattern) => pattern.test(text)) || losesPronoun(text, language)
}
