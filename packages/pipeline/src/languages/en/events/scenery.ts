import type { OutdoorAccidentWords } from '../../topics/events/scenery.ts'

export const outdoorAccidentWords: OutdoorAccidentWords = {
  people:
    'sailors?|fisherm[ae]n|yachts(?:man|woman|men)|hikers?|trampers?|climbers?|swimmers?|surfers?|divers?|kayakers?|skiers?|paragliders?|boaters?|crew|passengers?|tourists?|m[ae]n|wom[ae]n|boys?|girls?|teenagers?|couple',
  accidents:
    'rescued?|rescues|plucked from|saved from|(?:air and )?sea search|search and rescue|found alive|goes missing|went missing|missing|stranded|adrift|overboard|drown(?:s|ed)?|swept away|shark attack|mauled|avalanche|capsized?',
  nature:
    'climate|emissions?|pollution|oil spill|conservation\\p{L}*|endangered|species|habitats?|wildlife|biodiversity|warming',
  disasters:
    'tornado(?:es)?|hurricane|cyclone|typhoon|earthquake|tsunami|volcan\\p{L}*|avalanche|landslides?|mudslide|floods?|flooding|lightning|shark attack',
  culprits:
    'arrest\\p{L}*|charged|court|trial|jailed|murder\\p{L}*|suspect\\p{L}*|police probe|fraud|looting',
}
