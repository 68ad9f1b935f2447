import type { SentencePatterns } from '../../topics/articles/sentences.ts'
import { calendarRules } from '../numbers/calendar.ts'

/**
 * Present-tense verbs of captions, and 'tijdens' ('during'). News sentences don't use them with a date that
 * includes the year.
 */
const IN_PICTURES =
  'arriveert|arriveren|begroeten|begroet|bekijken|bekijkt|demonstreert|demonstreren|houdt|houden|kijkt|kijken|komt aan|loopt|lopen|luistert|luisteren|omhelst|ondertekent|poseert|poseren|protesteert|protesteren|reageert|schudt|schudden|spreekt|spreken|staat|staan|tekent|tijdens|verlaat|verlaten|viert|vieren|wacht|wachten|zit|zitten|zwaait'
/** Matches a sentence with a word that shows that it reports an event and isn't a caption. */
const NOT_IN_PICTURES =
  '[^]*\\b(?:zal|zullen|heeft|hebben|had|hadden|zei|zegt|sinds|omdat|als|nadat|was|waren|werd|werden|is|zijn|wordt|worden)\\b'
const DAYS = calendarRules.days.join('|')
const MONTH = `(?:${calendarRules.months.join('|')})`
const PICTURE_DATE = `(?:\\d{1,2} ${MONTH} \\d{4}|in (?:${MONTH} )?\\d{4})`

/**
 * The patterns for Dutch. They are anchored at the start or end if a news sentence could contain the same
 * words.
 */
export const sentencePatterns: SentencePatterns = {
  caption: [
    new RegExp(
      `^(?!${NOT_IN_PICTURES})\\p{Lu}[^."“„]{4,160}\\s(?:${IN_PICTURES})\\s[^."“„]{0,200}[\\s,]${PICTURE_DATE}\\.?$`,
      'u',
    ),
    /\s(?:zwaait|glimlacht|poseert|gebaart|salueert|applaudisseert|kijkt toe)\s(?:[^."“„]{1,40}\s)?(?:terwijl|als|bij|tijdens|op weg|voor (?:de foto|een foto|de camera))\b[^"“„]*$/u,
    /^\p{Lu}[^."“„]{3,80}\s(?:zwaait naar (?:aanhangers|het publiek|fans|de menigte)|poseert (?:voor|met|naast))/u,
    /\b(?:archief|stock|sfeer|pers)(?:foto|beeld)(?:'?s|en)?\b/i,
    /\bop (?:de|deze|een|dit) (?:archief)?(?:foto|beeld|luchtfoto|screenshot)\b/i,
    /\((?:links|rechts|midden|v\.?l\.?n\.?r\.?|van links naar rechts|boven|onder)\)/i,
    /,\s(?:uiterst |tweede van )?(?:links|rechts|midden),/i,
    /^(?:foto(?:'?s)?|beeld|illustratie|video|fotograaf|bijschrift)\s?(?:\d+\s?)?(?:[:|©/]|van \d)/i,
  ],
  byline: [
    /^(?:Door|DOOR|Tekst|TEKST)\s?:?\s\p{Lu}[\p{L}.'’-]+(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|en|van|de|der|den|ten|ter|het|&|\|)){0,9}\.?$/u,
    /^van onze (?:\p{L}+ ){0,3}(?:verslaggevers?|redactie|correspondent|redacteur|redacteuren)\b/iu,
    /\b(?:werkten? mee aan|droeg(?:en)? bij aan|m\.?m\.?v\.?) (?:dit|deze)? ?(?:artikel|verhaal|bericht|productie)?\b(?=.{0,20}$)/i,
    /\b(?:met medewerking van|bewerkt door|vertaald door|geschreven door|eindredactie)\b[^.]{0,60}\.?$/i,
    /^\p{Lu}[\p{L}.'’-]+(?:\s[\p{L}.'’-]+){1,4}\sis\s(?:een |de |onze |freelance |politiek |economie)?[^.]{0,60}\b(?:verslaggever|correspondent|columnist|journalist|redacteur)\b/u,
    /\bvolg (?:hem|haar|hen|ons|mij|@\w+|\p{Lu}[^.]{0,30}) (?:op|via) (?:twitter|facebook|instagram|x|linkedin|bluesky|threads)\b/iu,
    /^(?:(?:laatst |voor het eerst )?(?:bijgewerkt|gepubliceerd|geplaatst|gewijzigd|aangepast)|laatste update)\b(?=[^.]{0,30}\d)/i,
    /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/i,
  ],
  boilerplate: [
    /^bekijk (?:hier|hieronder|hierboven|de (?:video|beelden|reportage))\b|\b(?:alleen|exclusief|gratis) (?:beschikbaar )?voor (?:onze )?(?:betalende )?(?:abonnees|leden)\b|\babonnees lezen\b/i,
    /^(?:\p{Lu}\p{L}+ )?(?:goedemorgen|goedemiddag|goedenavond)\b[^.]{0,60}[.!]$/iu,
    // Notes that somebody didn't answer.
    /\b(?:wil(?:de|den|t|len)?|kon(?:den)?|kan|kunnen|wens(?:t|te|ten))\b.{0,80}\b(?:(?:niet|geen|nog niet|niets)\b.{0,40}\b(?:reageren|reactie geven|commentaar geven|toelichten|kwijt)|(?:niet|geen) (?:op|over|inhoudelijk|in)\b.{0,70}\b(?:reageren|ingaan|kwijt))\b/i,
    /\b(?:was|waren|is|zijn)\b.{0,60}\b(?:niet|on)\s?(?:direct |meteen |zaterdag |zondag |vandaag )?(?:bereikbaar|beschikbaar) voor (?:een |verder )?(?:commentaar|reactie|toelichting)\b|\bonbereikbaar voor (?:een )?(?:commentaar|reactie)\b/i,
    /\b(?:reageer(?:t|de|den)|heeft|hebben|had(?:den)?)\b.{0,80}\bniet\b.{0,60}\b(?:gereageerd|(?:verzoek(?:en)?|vragen|e-?mails?|telefoontjes)(?: om (?:een )?(?:reactie|commentaar|toelichting))?)\b/i,
    /\bge(?:e|é)n (?:commentaar|reactie) (?:geven|gegeven|willen geven|beschikbaar)\b|\bgaf(?: \p{L}+){0,3} geen (?:commentaar|reactie)\b|\b(?:om|voor) (?:een )?reactie (?:gevraagd|benaderd)\b/iu,
    // Invitations to sign up or to open other pages.
    /\b(?:meld je|schrijf je|meld u|schrijf u|abonneer je|abonneer u|registreer)\b/i,
    /\b(?:onze|gratis|dagelijkse|wekelijkse|deze) nieuwsbrief\b|^nieuwsbrief\b|\bin (?:je|uw|jouw) (?:inbox|mailbox)\b/i,
    /\b(?:pushbericht(?:en)?|meldingen|nieuwsalerts?) (?:ontvangen|aanzetten|via)\b|\bdownload (?:de|onze|hier)\b.{0,40}\bapp\b/i,
    /^(?:lees|bekijk|kijk|luister|zie|ontdek)\b.{0,12}\b(?:ook|meer|verder|hier|terug|het hele|de hele|alles|onze)\b/i,
    /\b(?:klik|tik) (?:hier|op|door)\b|\bvolg (?:ons|het laatste nieuws|hier|via)\b|\b(?:word|steun ons|steun onze)\b.{0,30}\b(?:lid|abonnee|donateur|journalistiek)\b/i,
    /^(?:meer (?:nieuws|over|lezen|weten)|gerelateerd|aanbevolen|meest gelezen|net binnen|ook interessant)\b\s?[:>»?|–]?/i,
    /^(?:heb|hebt|weet) (?:je|jij|u)\b.{0,60}\b(?:nieuws)?tips?\b|^(?:heb|hebt|weet) (?:je|jij|u)\b.{0,60}\b(?:mail|stuur|laat het|bel) /i,
    /^(?:tip|mail|bel|app|stuur|whatsapp)\b.{0,40}\b(?:redactie|ons)\b/i,
    /^(?:advertentie|gesponsord|partnerbijdrage|reclame)\b|\bde tekst gaat (?:verder|door) onder\b|\b(?:artikel|tekst) gaat (?:verder|door)\b/i,
    /\balle rechten voorbehouden\b|^(?:copyright\b|©)|\b(?:algemene voorwaarden|privacy(?:beleid|statement|verklaring)|cookie(?:beleid|s accepteren|-instellingen|instellingen))\b|\b(?:deze|onze) (?:site|website) (?:gebruikt|maakt gebruik van) cookies\b/i,
    // References to the text itself.
    /\b(?:dit|deze) (?:artikel|verhaal|bericht|stuk|video|interview|podcast|column|reportage)\b.{0,20}\b(?:verscheen (?:eerder|eerst|oorspronkelijk)|(?:is|werd|wordt) (?:eerder |eerst |oorspronkelijk |automatisch |mede )?(?:gepubliceerd|verschenen|gemaakt|geplaatst|geschreven|vertaald|bijgewerkt|aangevuld|onderdeel|mogelijk gemaakt|afkomstig))\b/i,
    /^(?:dit is een (?:bericht|artikel|verhaal|ontwikkelend)|meer (?:informatie )?volgt\b|later meer\b)/i,
    /\b(?:onze|de) (?:regionale |lokale )?(?:mediapartner|omroeppartner|samenwerkingspartner)\b/i,
    // Disclosures and self-praise.
    /\b(?:is|zijn) (?:eigendom van hetzelfde|een (?:zusterbedrijf|dochter|onderdeel) van (?:deze|onze|hetzelfde))\b|\b(?:uitgever|eigenaar) van (?:deze (?:krant|site|website)|dit (?:blad|medium|nieuwsplatform))\b|\b(?:wij|we) (?:ontvangen|krijgen) (?:een|mogelijk|soms).{0,20}\bcommissie\b/i,
    /\b(?:bekroonde|meest (?:gelezen|bekeken|betrouwbare)|grootste) (?:nieuws(?:site|app|zender|bron|platform))\b/i,
    /^(?:https?:\/\/|www\.)\S+$/i,
  ],
  correction:
    /^[^\p{L}]{0,3}(?:rectificaties?|rechtzetting(?:en)?|correcties?|verbetering(?:en)?|verduidelijking|erratum)(?: \([^)\n]{1,30}\)|,? \d{1,2} \p{L}{3,9}(?: \d{4})?)? ?[:.–—-]|\bin (?:een|de) (?:eerdere|vorige|oorspronkelijke|eerste) versie (?:van (?:dit|het|deze) (?:artikel|bericht|verhaal|stuk|nieuws|kop)|stond|werd|was|hebben|meldden|schreven)\b|\b(?:dit|het) (?:artikel|bericht|stuk|verhaal) (?:is|werd) (?:\p{L}+ )?(?:aangepast|gecorrigeerd|gerectificeerd|verbeterd|gewijzigd)\b|\b(?:eerder|aanvankelijk|abusievelijk|ten onrechte|per abuis) (?:meldden|schreven|stond) (?:wij|we|hier|in dit (?:artikel|bericht))\b|\b(?:artikel|bericht|stuk) (?:vermeldde|meldde|stelde) (?:eerder|aanvankelijk|abusievelijk|ten onrechte)\b|^(?:noot van de redactie|naschrift)\b.{0,80}\b(?:gecorrigeerd|aangepast|onjuist|eerdere versie|fout\p{L}*|verkeerd\p{L}*)\b/iu,
  correctionHint:
    /rectific|rechtz|correct|verbeter|verduidelijk|errat|redactie|naschrift|versie|aangepast|gecorr|gerect|gewijzigd|eerder|abusie|onrechte|per abuis|aanvankelijk/i,
  hint: /zwaait|glimlacht|poseert|gebaart|salueert|applaudisseert|kijkt toe|goedem|goeden|abonnees|voor (?:onze )?leden|bekijk|reageren|reactie|commentaar|toelicht|kwijt|ingaan|bereikbaar|beschikbaar|gereageerd|verzoek|vragen|e-?mail|meld (?:je|u)|schrijf (?:je|u)|abonneer|registreer|nieuwsbrief|inbox|mailbox|pushbericht|melding|alerts?\b|\bapp\b|klik|\btik\b|volg |steun|\blid\b|abonnee|donateur|gaat (?:verder|door)|voorbehouden|voorwaarden|privacy|cookie|(?:artikel|verhaal|bericht|stuk|video|interview|podcast|column|reportage|tekst|versie)\b|partner|eigendom|zusterbedrijf|dochter|uitgever|eigenaar|commissie|bekroonde|meest |grootste|medewerking|bewerkt|vertaald|geschreven|eindredactie|verslaggever|correspondent|columnist|journalist|redacteur|redactie|@|https?:|www\.|abusievelijk|onrechte|abuis|eerder|aanvankelijk|foto|beeld|screenshot|\((?:links|rechts|midden|v\.?l|van links|boven|onder)|,\s(?:uiterst |tweede van )?(?:links|rechts|midden)|\d{4}\.?$/i,
  firstWord:
    /^\W{0,3}(?:door|tekst|van onze|laatst|voor het|bijgewerkt|gepubliceerd|geplaatst|gewijzigd|aangepast|laatste|lees|bekijk|kijk|luister|zie|ontdek|meer|gerelateerd|aanbevolen|net|ook|heb|hebt|weet|tip|mail|bel|stuur|whatsapp|advertentie|gesponsord|reclame|copyright|dit is|later|onze|illustratie|fotograaf|bijschrift|rectificaties?|rechtzetting(?:en)?|correcties?|verbetering(?:en)?|verduidelijking|erratum|noot|naschrift)\b|^©/i,
  ahead: new RegExp(
    String.raw`\b(?:zal|zullen|zou(?:den)? moeten|(?:wordt|worden|is|zijn) (?:naar verwachting|binnenkort|later)|naar verwachting|(?:is|zijn) (?:van plan|voornemens)|(?:staat|staan) (?:gepland|op het programma)|moet(?:en)? (?:nog|binnenkort)|hoop(?:t|en) (?:te|dat)|belo(?:o)?f(?:t|den?) (?:te|dat)|morgen|overmorgen|volgende? (?:week|maand|jaar|zomer|winter|${DAYS})|volgend (?:jaar|seizoen|voorjaar|najaar|weekend)|(?:aan)?komende? (?:week|maand|jaar|dagen|weken|maanden|jaren|zomer|winter|${DAYS}|weekend|seizoen)|later (?:vandaag|deze week|deze maand|dit jaar)|binnenkort)\b`,
    'i',
  ),
  background:
    /\b(?:(?:jaar|jaren|maanden|eeuwen) (?:geleden|eerder)|vorig (?:jaar|voorjaar|najaar|seizoen)|vorige (?:zomer|winter|eeuw)|afgelopen jaar|eerder dit jaar|al jaren|jarenlang|sinds (?:19|20)\d\d|(?:werd|is) opgericht|vroeger|voorheen|in het verleden|destijds)\b/i,
}
