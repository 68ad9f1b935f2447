export const teaserPatterns: readonly RegExp[] = [
  /^(?:hier|dit is|dit zijn|waarom|hoe|wat|zo|deze|kijk|ontmoet|alles)\b/iu,
  /^(?:vandaag|coronavirus|[\p{L} ]{3,25}):\s*(?:hoe|waarom|wat)\b/iu,
  /\b(?:je gelooft|dit moet je weten|wat er (?:toen )?gebeurde)\b/iu,
  /\b(?:vertelt|onthult) (?:waarom|hoe|wat)\b/iu,
  /^(?:\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:\p{L}+ )?(?:dingen|redenen|manieren|momenten|vragen|lessen)\b/iu,
  /(?:[–—:-]\s?|\b)(?:in (?:één|een|\d+|twee|drie|vier|vijf) (?:grafieken?|kaart(?:en|jes?)?|foto['’]?s)|uitgelegd|in beeld|een overzicht|op een rij(?:tje)?)$/iu,
  /\b(?:stap voor stap|factcheck:?|vragen en antwoorden)\b/iu,
  // Withholds the news: 'wat deze moeder deed', 'had niemand verwacht', 'en NIEMAND keek op'.
  /\b(?:wat|hoe|waarom) (?:deze|dit|die|dat|hij|zij|ze) (?:\p{L}+ ){1,4}(?:deed|doet|zag|vond|zei|zegt|ontdekte|meemaakte|overkwam)\b/iu,
  /\b(?:niemand|iedereen) (?:had |heeft |zag |kon )?(?:dit |het |ooit |zag )?(?:verwacht|aankomen|geloven|keek|weet|praat|zag)\b/iu,
  /\b(?:dit is (?:waarom|hoe|wat|de reden)|je raadt nooit|raad eens|het antwoord|verbaz(?:en|ingwekkend)|zo verdween|moet je (?:zien|weten|lezen)|van DIT|van DEZE)\b/u,
  /^(?:heb|ken|wil|ben|kun|weet|wist) (?:jij|je)\b/iu,
  /\b(?:gekste|raarste|vreemdste|grappigste|schattigste|domste|bizarste|wildste)\b|\bmeest (?:bizarre|opvallende|hilarische|besproken)\b/iu,
  /^(?:een )?(?:blik|kijkje) (?:op|in|achter|vooruit)\b|:\s(?:een (?:blik|kijkje)|achter de schermen) |\b(?:biedt|bieden|geeft|geven) (?:een )?(?:\p{L}+ )?(?:kijkje|blik|inkijk)\b/iu,
  /(?:^|[:–—]\s)(?:de |het |zijn |haar |hun )?(?:volledige|hele) (?:verklaring|tekst|toespraak|interview|video|verhaal|lijst)\b/iu,
  /\b(?:onthult|verklapt|vertelt|voorspelt|deelt) (?:wanneer|waar|wie|waarom|hoe|wat)\b/iu,
]
