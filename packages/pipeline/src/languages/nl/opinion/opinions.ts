import type { OpinionWords } from '../../topics/opinion/opinions.ts'

export const opinionWords: OpinionWords = {
  attributed:
    /\b(?:zegt|zei|zeggen|noemt|noemen|vindt|vinden|waarschuwt|waarschuwen|volgens|stelt|stellen|blijkt|oordeelt|rechter|rechtbank|onderzoek|peiling|wil|willen|eist|eisen|pleit|denkt|gelooft)\b|:\s["“‘']?\p{L}|[–—-]\s?\p{L}+$/iu,
  judges: [
    /\b(?:heeft|hebben|had|hadden|krijgt) (?:groot |volkomen |helemaal )?(?:gelijk|ongelijk) (?:om|dat|met|over)\b/i,
    /\b(?:begaat|begaan|beging|maakt|maken|maakte) een (?:\p{L}+ )?(?:fout|vergissing|blunder)\b/iu,
    /\b(?:is|zijn|was|waren) (?:een )?(?:\p{L}+ )?(?:schande|farce|ramp|lachertje|schijnvertoning|aanfluiting|klucht|belediging|flater|mislukking|les voor|test voor|toets voor|overwinning voor|cadeau(?:tje)? voor)\b/iu,
    /\b(?:verdient (?:beter|meer|het)|moet (?:opstappen|weg|zich schamen)|het ware verhaal|de waarheid (?:over|achter)|niets meer dan|(?:volstrekte|gevaarlijke|totale) onzin|laatste hoop|(?:is|was|waren|zijn) (?:van begin af aan |bij voorbaat )?(?:gedoemd|kansloos))\b/iu,
    /^de dag (?:dat|waarop) .{3,50}\b(?:stierf|veranderde|verloor|won|brak)\b|\blijkt? (?:onmogelijk|onvermijdelijk|kansloos)\b|\blijken (?:onmogelijk|kansloos)\b/iu,
    /^(?:een )?(?:pleidooi|lans) (?:voor|tegen)\b/i,
  ],
  opens:
    /^(?:(?:Nee|Ja|Sorry),\s|(?:Weg met|Schande|Stop (?:met|de|het)|Laten we|Genoeg (?:is|van|met)|Het is (?:hoog )?tijd (?:om|voor)|Waarom (?:ik|wij|we)|(?:We|Wij) (?:moeten|kunnen)|Welkom (?:in|bij)|Het probleem met|De (?:mythe|waanzin|hypocrisie) van|Leve |Eindelijk (?:\p{L}+ ){1,4}in dat|(?:Hoog tijd|Tijd) (?:om|voor een)|Als (?:je|we)|Denk (?:eens|niet)|Vergeet)\b)/u,
  advises:
    /(?<!\b(?:wie|wat|of|hoe|wanneer|waar|waarom|welke) (?:\p{L}+ )?)\b(?:zou(?:den)? moeten|hoor(?:t|en) te|behoor(?:t|en) te)\b/iu,
  guesses: /\bkan (?:weleens |wel eens )?(?:fataal|duur|rampzalig|gevaarlijk|het einde)\b/iu,
  sayers:
    'minister(?:ie)?s?|politie|rapport|onderzoek(?:ers)?|rechter|rechtbank|experts?|bron(?:nen)?|burgemeester|peiling|vakbond|deskundigen?|artsen|woordvoerder',
}
