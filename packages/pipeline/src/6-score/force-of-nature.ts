import type { Topics } from './category-model.ts'

/** Where a text tells who it is about. */
const LEAD_CHARACTERS = 200
/** Who meets with an accident out of doors. English, then Dutch. */
const PEOPLE =
  /(?<!\p{L})(?:sailors?|fisherm[ae]n|yachts(?:man|woman|men)|hikers?|trampers?|climbers?|swimmers?|surfers?|divers?|kayakers?|skiers?|paragliders?|boaters?|crew|passengers?|tourists?|m[ae]n|wom[ae]n|boys?|girls?|teenagers?|couple|(?:zee)?zeilers?|vissers?|wandelaars?|klimmers?|bergbeklimmers?|zwemmers?|duikers?|surfers?|kanoërs?|skiërs?|bemanning|opvarenden|toeristen|toerist|man|mannen|vrouw|vrouwen|jongen|jongens|meisje|meisjes|echtpaar)(?!\p{L})/iu
/** What happens to them there. */
const ACCIDENTS =
  /(?<!\p{L})(?:rescued?|rescues|plucked from|saved from|(?:air and )?sea search|search and rescue|found alive|goes missing|went missing|missing|stranded|adrift|overboard|drown(?:s|ed)?|swept away|shark attack|mauled|avalanche|capsized?|gered|reddingsactie|zoekactie|levend gevonden|teruggevonden|vermist|gestrand|overboord|verdronken|verdrinkt|meegesleurd|haaienaanval|lawine|omgeslagen)(?!\p{L})/iu
/** Then nature itself is what it is about. */
const NATURE =
  /(?<!\p{L})(?:climate|emissions?|pollution|oil spill|conservation\p{L}*|endangered|species|habitats?|wildlife|biodiversity|warming|klimaat\p{L}*|uitstoot|vervuiling|olielek|natuurbescherm\p{L}*|bedreigde|diersoort\p{L}*|leefgebied|biodiversiteit|opwarming)(?!\p{L})/iu

/** What kills without a culprit. */
const DISASTERS =
  /(?<!\p{L})(?:tornado(?:es)?|hurricane|cyclone|typhoon|earthquake|tsunami|volcan\p{L}*|avalanche|landslides?|mudslide|floods?|flooding|lightning|shark attack|aardbeving|orkaan|cycloon|tyfoon|vulkaan\p{L}*|lawine|aardverschuiving|overstroming\p{L}*|bliksem|haaienaanval)(?!\p{L})/iu
const CULPRITS =
  /(?<!\p{L})(?:arrest\p{L}*|charged|court|trial|jailed|murder\p{L}*|suspect\p{L}*|police probe|fraud|looting|aangehouden|rechtbank|verdachte\p{L}*|moord\p{L}*|celstraf|plundering\p{L}*)(?!\p{L})/iu

/** Log odds that an accident takes from the scenery and from crime, and gives to general news. */
const [SCENERY, CRIME, GENERAL] = [4, 3, 2]

/**
 * What happened decides, not the scenery: an accident of people out of doors is general news, and nature commits no crime.
 *
 * @param odds changed in place
 */
export function weighForceOfNature(title: string, text: string, odds: Topics): void {
  const hasCulprit = CULPRITS.test(title)
  if (DISASTERS.test(title) && !hasCulprit) odds.crime -= CRIME
  if (NATURE.test(title) || !ACCIDENTS.test(title)) return
  if (!PEOPLE.test(title) && !PEOPLE.test(text.slice(0, LEAD_CHARACTERS))) return
  odds.environment -= SCENERY
  odds.sports -= SCENERY / 2
  odds.world += GENERAL
  if (!hasCulprit) odds.crime -= CRIME / 2
}
