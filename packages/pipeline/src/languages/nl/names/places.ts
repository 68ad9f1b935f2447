import type { PlaceWords } from '../../topics/names/places.ts'
import { splitWords } from '../../words.ts'

/**
 * The minimum length of a town's name without the ending of its adjective, in characters: 'Oss' in 'Osse'.
 */
const MIN_STEM = 3

/** Returns the adjectives of a town: 'Mechelse', 'Brugse', 'Goudse', 'Herentalse', 'Leuvense'. */
function townAdjectives(town: string): readonly string[] {
  if (/[^\p{L}'-]/u.test(town) || town.length < MIN_STEM) return []
  const stems = [town]
  if (/[^e]en$/.test(town)) stems.push(town.slice(0, -2))
  if (/[ae]$/.test(town)) stems.push(town.slice(0, -1))
  if (/([^aeiou])\1e$/.test(town)) stems.push(town.slice(0, -2))
  return stems
    .filter((stem) => stem.length >= MIN_STEM)
    .map((stem) => (/s$/.test(stem) ? `${stem}e` : `${stem}se`))
}

export const placeWords: PlaceWords = {
  homelands: ['NL', 'BE'],
  variants: ['NL', 'BE'],
  /** 'Els Van Bommel' is Flemish, 'Els van Bommel' from the Netherlands. */
  particles: { words: splitWords('van de den der ter ten vande vanden vander'), small: 'NL', capital: 'BE' },
  never: splitWords('de het een en van op'),
  /** In Dutch, 'Brussels' is the adjective of Brussel, not the name of the town. */
  notTowns: ['brussels'],
  articles: splitWords('de het'),
  definite: ['de'],
  of: ['van'],
  listJoints: splitWords('en of'),
  at: splitWords('te nabij bij naar uit vanuit rond in'),
  onlyPlaces: splitWords('in te nabij vanuit uit'),
  called: splitWords('burgemeester stad dorp gemeente provincie regio hoofdstad eiland deelgemeente'),
  illnesses: splitWords('ziekte syndroom'),
  illnessEndings: splitWords('ziekte syndroom'),
  carriers: splitWords(
    `rivier beek kanaal schip veerboot veerpont jacht fregat onderzeeër onderzeeer vrachtschip cruiseschip binnenvaartschip orkaan cycloon tyfoon`,
  ),
  rivers: ['rivier'],
  waters: splitWords('golf baai zee straat'),
  nobles: splitWords('hertog hertogin graaf gravin markies baron prins prinses aartsbisschop bisschop deken'),
  persons:
    'keuken|man|mannen|vrouw|vrouwen|student|studenten|burgers?|toeristen?|verdachte|jongen|meisje|echtpaar|gezin|vader|moeder|acteur|actrice|zanger|zangeres|speler|spits|coureur|zakenman|miljardair|wetenschappers?|onderzoekers?|schrijver|migranten|vluchtelingen|piloot|matroos',
  cameFrom: 'geboren in|afkomstig uit|(?:komt|kwam|vluchtte|gevlucht) (?:oorspronkelijk )?uit',
  based: 'gevestigde?',
  personsFrom:
    '(?:mannen|man|vrouw(?:en)?|toerist(?:en)?|bezoekers?|verdachten?|jongen|meisje|echtpaar|gezin|vader|moeder) uit',
  letters: 'VS|VK',
  worldwide: 'wereldwijde?|mondiale?|over de hele wereld',
  sides: splitWords('pro anti ex oud niet on'),
  /** Matches an adjective before a name: 'Amerikaanse' in 'het Amerikaanse Salt Lake'. */
  adjective: /^\p{L}{3,}se$/u,
  /** Matches an adjective with a point of the compass: 'Zuid-Franse', 'Oost-Vlaamse'. */
  southern: /^(?:zuid|noord|oost|west|midden)-\p{L}+e$/u,
  townAdjectives,
}
