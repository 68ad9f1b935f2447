import type { PlaceWords } from '../../topics/names/places.ts'
import { words } from '../../words.ts'

export const places: PlaceWords = {
  homelands: [],
  variants: ['US', 'GB'],
  particles: undefined,
  never: words('earth mars moon the a an and of in on'),
  notTowns: [],
  articles: words('the a an and'),
  definite: ['the'],
  of: ['of'],
  listJoints: words('and or of'),
  at: words('in at near from to around outside'),
  onlyPlaces: [],
  called: words(
    'city town village suburb district province state county port capital island region outskirts streets people republic mayor',
  ),
  illnesses: words('disease syndrome'),
  illnessEndings: words('disease like'),
  carriers: words(
    `river ship ferry vessel yacht tanker warship frigate destroyer submarine boat trawler freighter hms uss mv ss storm hurricane typhoon cyclone`,
  ),
  rivers: ['river'],
  waters: words('gulf bay sea strait straits'),
  nobles: words(
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
  sides: words('pro anti ex'),
  adjective: undefined,
  southern: undefined,
  townAdjectives: () => [],
}
