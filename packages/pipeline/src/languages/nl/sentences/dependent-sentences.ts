import type { DependentSentencePatterns } from '../../topics/sentences/dependent-sentences.ts'

export const dependentSentencePatterns: DependentSentencePatterns = {
  begins:
    /^["“‘'„]?(hij|zij|ze|hem|haar|zijn|hun|hen|dit|dat|deze|die|daar\w*|hier\w*|het (?:is|was|gaat|ging|zou|heeft|had|werd|wordt|kan|komt|blijft|lijkt|zijn|moet|incident|besluit)|maar|en|of|dus|toch|echter|ook|bovendien|daarnaast|verder|vervolgens|toen|intussen|ondertussen|inmiddels|daarentegen|niettemin|desondanks|zo|beiden?|geen van|anderen|sommigen|een (?:soortgelijke?|vergelijkbare?|dergelijke?)|een van hen|volgens (?:hem|haar|hen)|wel|eerder|later|nu|de (?:(?:man|vrouw)(?! (?:die|van|uit|met) )|twee|eerste|laatste|ander)|waar\w*|want|omdat (?:hij|zij|ze|dit|dat)|als gevolg (?:daar|hier)van|tegelijkertijd|overigens|bijvoorbeeld|ter vergelijking|als reactie|in reactie daarop|niet (?:omdat|alleen|dat)|nee|ja|alsof|als zodanig|zo niet|zo ja|als (?:hij|zij|ze|dat|dit)|op dezelfde manier|in hetzelfde|nu,? (?:hij|zij|ze)|gezien (?:dat|die|deze)|(?:veel|velen|sommige|sommigen|enkele|geen) (?:daarvan|hiervan|van (?:deze|die|hen)))\b/i,
  timely: /^(?:deze (?:week|maand|zomer|winter)|dit (?:jaar|weekend|seizoen|voorjaar|najaar))\b/i,
  phrase:
    /^(?:in|op|bij|voor|met|door|als onderdeel van|na|sinds|tijdens|onder|van|uit|ondanks|naast) (?:dat|dit|die|deze|hem|hen|haar)\b(?! (?:week|maand|jaar|zomer|winter|weekend|seizoen|voorjaar|najaar)\b)/i,
  fronted:
    /^["“‘']?(?:in|op|bij|voor|met|door|tijdens|onder|van|uit|ondanks|tegen|tegenover|volgens|vandaag|gisteren|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\b[^,]{2,90}\s(?:hij|zij|ze)\b/i,
  inside: [
    /\b(?:echter|daarentegen|nochtans)\b/i,
    /\b(?:dat|dit|die|deze) (?:aantal(?:len)?|bedrag(?:en)?|cijfers?|getal(?:len)?|percentages?|totaal)\b/i,
    // 'De kosten van zo'n vernieuwing' refers back; 'zo'n 300 mensen' means about 300.
    /\b(?:zo['’]n (?!\d|half|een\b|(?:twee|drie|vier|vijf|zes|zeven|acht|negen)\b|\p{L}*(?:tien|elf|twaalf|tig|honderd|duizend|miljoen|miljard)\b)|(?:zulke?|dergelijke?) )\p{L}/iu,
    /(?<!\p{L})(?:[Vv]an|[Oo]p|[Mm]et|[Vv]oor|[Nn]a|[Tt]ijdens|[Oo]nder|[Oo]ver|[Tt]egen|[Uu]it|[Bb]ij|[Ss]inds|[Oo]ndanks) (?:dat|die|deze|dit) (?!(?:is|was|zijn|waren|heeft|had|hebben|jaar|maand|week|zomer|winter|weekend|seizoen|voorjaar|najaar|eeuw|in|op|te|niet|er|hij|zij|ze|het|de|een|van|met)\b)\p{Ll}{3,}/u,
    /^["“‘'„]?(?:\p{L}+ ){1,4}van (?:hen|deze|die|hun)(?= (?:is|was|zijn|waren|werd|werden|heeft|hebben|had|hadden|lag|lagen|zat|zaten)\b)/iu,
    /\b(?:de|een andere|een tweede) (?:bron|bronnen|functionaris|woordvoerders?) (?:zei|zegt|zeggen|zeiden|meldt|voegt|voegde)\b/i,
    /\b(?:(?<!(?:\d|een|twee|drie|vier|vijf|zes|tien|paar) )(?:seconden|minuten|uren) (?:later|eerder)\b|(?:in|op|tijdens) (?:het|de)zelfde (?:jaar|maand|week|dag|periode|toespraak|interview|brief)\b(?! (?:vorig|van|in|als|een|waarin|waarop)\b))/i,
    /\bde ander(?:e|en)?(?=[.,;]| (?:is|was|zijn|waren|had|heeft|hebben|werd|werden)\b)/i,
    /\ber(?:omheen|van|in|op|mee|aan|uit|bij|tegen|onder|over|naar|door)\b(?=[.,;])/i,
  ],
  bareNumber:
    /^["“‘']?(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|sommigen|velen|de meesten|allemaal)(?: van hen)? (?:is|zijn|waren|was|werd|werden|hebben|had|hadden|kwamen|gingen|raakten|overleden|zouden|moesten)\b/i,
  relativeTime:
    /^(?:(?:kort|vlak|meteen|direct|niet lang) (?:daarna|daarvoor|erna|ervoor|daarop)|(?:een|twee|drie|vier|vijf|zes|enkele|een paar|\d+) (?:dag|dagen|uur|week|weken|maand|maanden|jaar|minuten|minuut) (?:later|eerder|daarvoor|daarna|ervoor)|(?:in |op )?(?:de|die) (?:dag|avond|nacht|week|maand|ochtend) (?:erna|ervoor|daarop|daarvoor|daarna)|(?:tot|vanaf|sinds) (?:dan|toen)|(?:net|juist|alleen|zelfs) (?:daar|dan|toen|dat|die)|bij (?:sommigen|velen|anderen|beide))\b/iu,
  owned:
    /^(?<before>.*?),? (?:en|maar|terwijl) (?:zijn|haar|hun) (?:leiders?|baas|voorzitter|woordvoerders?|directeur|oprichter|leden|advocaten?|eigenaar)\b/iu,
}
