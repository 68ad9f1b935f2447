import type { PlaceWords } from '../../topics/names/places.ts'
import { splitWords } from '../../words.ts'

export const placeWords: PlaceWords = {
  homelands: [],
  variants: ['US', 'GB'],
  particles: undefined,
  never: splitWords('earth mars moon the a an and of in on'),
  notTowns: [],
  articles: splitWords('the a an and'),
  definite: ['the'],
  of: ['of'],
  listJoints: splitWords('and or of'),
  at: splitWords('in at near from to around outside'),
  onlyPlaces: [],
  called: splitWords(
    'city town village suburb district province state county port capital island region outskirts streets people republic mayor',
  ),
  illnesses: splitWords('disease syndrome'),
  illnessEndings: splitWords('disease like'),
  carriers: splitWords(
    `river ship ferry vessel yacht tanker warship frigate destroyer submarine boat trawler freighter hms uss mv ss storm hurricane typhoon cyclone`,
  ),
  rivers: ['river'],
  waters: splitWords('gulf bay sea strait straits'),
  nobles: splitWords(
    'duke duchess earl countess marquess viscount baron baroness prince princess archbishop bishop dean',
  ),
  persons:
    'nationals?|man|men|woman|women|student|students|citizens?|tourists?|suspect|teenager|teen|boy|girl|couple|family|father|mother|actor|actress|singer|player|striker|driver|rider|businessman|billionaire|scientists?|researchers?|author|migrants?|refugees?|pilots?|sailor|crew|restaurants?|cuisine',
  cameFrom: 'born in|(?:came|comes|fled|emigrated|immigrated|originally|hails?) from',
  based: 'based|headquartered|listed',
  personsFrom:
    '(?:nationals?|m[ae]n|wom[ae]n|students?|citizens?|tourists?|visitors?|suspects?|teenagers?|boy|girl|couple|family|father|mother|pilot|driver|patients?|passengers?) from',
  letters: 'US|UK|U\\.S\\.|U\\.K\\.|UAE',
  worldwide: 'global(?:ly)?|worldwide|world-wide|(?:around|across) the (?:world|globe)',
  sides: splitWords('pro anti ex'),
  adjective: undefined,
  southern: undefined,
  townAdjectives: () => [],
}
