import type { ArticleKindTitlePatterns } from '../../topics/articles/kind-titles.ts'

/**
 * The patterns for Dutch. A guide's title addresses the reader or names a kind of service, such as tips; a
 * title that only asks a question about the news is not a guide's.
 */
export const articleKindTitlePatterns: ArticleKindTitlePatterns = {
  guide: [
    /(?:^|[:|–—-] )(?:zo|hoe) (?:kun|kan|moet|maak|bereid|krijg|vraag|voorkom|herken|houd|hou|kies|koop|bespaar|regel|doe|vind|leer|kom|ga|blijf) (?:je|jij|u)\b/i,
    /\b(?:alles (?:wat|over)|wat|dit) (?:je|u|we) (?:moet(?:en)?|wilt?|dient te) weten\b|\b(?:alles|dit) moet (?:je|u) weten\b|\balles wat (?:je|u) (?:moet|wilt?) weten\b/i,
    /\b(?:jouw|uw|je|al je|zeven|vijf|tien|\d+) vragen (?:beantwoord|over)\b|\bvragen en antwoorden\b|\bveelgestelde vragen\b/i,
    /^(?:[^:?]{2,40}: )?(?:(?:hoe|wanneer|waar|wat|waarom|welke?) )?(?:(?:kan|mag|moet|moeten|heb|hebben|ben|krijg|zal|wil) (?:ik|mijn|we)|(?:kan|kun|mag|moet) (?:je|jij|u)) [^?]{3,90}\?/i,
    // A topic and a question about it: 'Corona: wat zijn de regels?'.
    /^[^:?'"‘“]{2,40}: (?:wat (?:is|zijn|doet|betekent|gebeurt)|hoe (?:werkt|lang|veel|kan|zit)|wanneer (?:is|zijn|kan)|wie (?:is|zijn|mag)|waar (?:is|zijn|kan)) [^?:]{3,90}\?$/i,
    /^(?:[^:?]{2,40}: )?(?:wat|welke|waar|wanneer) (?:zijn|gelden|is) (?:de |het )?(?:\p{L}+ ){0,4}(?:regels|symptomen|klachten|maatregelen|verschijnselen|opties)\b[^?]{0,60}\?/iu,
    /^(?:[^:]{2,30}: )?(?:de )?\d{1,3} (?:beste|leukste|mooiste|handige|slimme|tips|trucs|redenen|manieren|dingen|ideeën|recepten|boeken|films|series|plekken|uitjes|cadeaus?|vragen)\b/iu,
    /^(?:de )?(?:beste|leukste|mooiste) (?:\p{L}+ ){0,4}(?:om te (?:kijken|lezen|kopen|luisteren)|voor (?:onder|thuis|kinderen|de zomer)|van (?:dit moment|netflix))\b/iu,
    /^tips? (?:om|voor|bij|tegen)\b|\b(?:koop|reis|bespaar|tuin|schoonmaak|kook)(?:tips?|gids)\b|\b(?:handleiding|stappenplan|keuzehulp|explainer)\b|\buitgelegd(?:$|\s?[:|])/i,
    /\brecept(?:en)?(?: voor| van|:|$)|^recept\b|\bcadeau(?:tips|gids)\b/i,
    /\b(?:horoscoop|kruiswoord\p{L}*|sudoku|quiz|puzzel|woordzoeker)\b|\bkun jij (?:raden|zien|vinden|oplossen)\b/iu,
    /\btv-?(?:gids|tips?)\b|\bvanavond op (?:tv|televisie)\b|^(?:wat te|dit moet je) (?:kijken|lezen|luisteren|zien)\b|\b(?:kijk|lees|luister|film|serie|boeken)tips?\b/i,
    /\b(?:wed|gok|toto)tips?\b|\blotto-?(?:uitslag|trekking)\b|\bweerbericht\b|\bweersverwachting\b/i,
    /^(?:in beeld|foto['’]?s?|fotoserie|beeld|video|video['’]s|kijk|bekijk|luister|cartoon)\s?[:|]|\|\s(?:in beeld|video|fotoserie)$|^interactief\b|\bfoto['’]?s van de (?:dag|week)\b/i,
  ],
  promotion: [
    /^podcast\b[^:|]{0,40}[:|]/i,
    /\b(?:gesponsord|advertorial|advertentie|betaalde (?:inhoud|content|samenwerking)|partnerbijdrage|in samenwerking met|branded content)\s?(?:[:|]|$)|^(?:gesponsord|advertorial|advertentie|partnerbijdrage)\b/i,
    /\bkortings?(?:code|bon|actie)s?\b|\b\d+ ?% korting\b|\b(?:black friday|prime day)-?(?:deals?|aanbiedingen)\b|\b(?:beste|leukste) (?:deals|aanbiedingen)\b|\blezersaanbieding\b/i,
    /^(?:abonneer|meld je aan|schrijf je in|word lid|steun ons|download onze|doe mee|win (?:een|kaarten|tickets)|maak kans|stem (?:nu|mee))\b|\bwinactie\b|\blezersactie\b/i,
    /^(?:nieuwe podcast|luister naar)\b|^(?:de )?(?:podcast|nieuwsbrief)\s?[:|–-]|\bpodcast(?:\s?[:|]|$)|\|\spodcast\b/i,
  ],
  roundUp: [
    /^(?:dit|wat) (?:schrijven|zeggen) de kranten\b|\bde kranten van (?:vandaag|\p{L}+dag)\b|\bnieuws van (?:vandaag|de dag)\b|\b(?:ochtend|avond|week|nieuws)update\b|\bgemist\?/iu,
  ],
  live: [/\blaatste (?:nieuws|updates|ontwikkelingen) over\b|\b(?:volg hier|live te volgen|live volgen)\b/i],
  guideSections: 'puzzels|recepten|tv-?gids|horoscoop',
  promotionSections: 'nieuwsbrieven|winacties?|aanbiedingen',
  promotionPaths: 'advertorials?|nieuwsbrief|nieuwsbrieven',
  shouted: 'LAATSTE|NIEUWS|VS|VN',
  columnistVerbs: 'over',
}
