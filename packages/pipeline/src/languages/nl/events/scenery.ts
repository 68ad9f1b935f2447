import type { OutdoorAccidentWords } from '../../topics/events/scenery.ts'

export const outdoorAccidentWords: OutdoorAccidentWords = {
  people:
    '(?:zee)?zeilers?|vissers?|wandelaars?|klimmers?|bergbeklimmers?|zwemmers?|duikers?|surfers?|kanoërs?|skiërs?|bemanning|opvarenden|toeristen|toerist|man|mannen|vrouw|vrouwen|jongen|jongens|meisje|meisjes|echtpaar',
  accidents:
    'gered|reddingsactie|zoekactie|levend gevonden|teruggevonden|vermist|gestrand|overboord|verdronken|verdrinkt|meegesleurd|haaienaanval|lawine|omgeslagen',
  nature:
    'klimaat\\p{L}*|uitstoot|vervuiling|olielek|natuurbescherm\\p{L}*|bedreigde|diersoort\\p{L}*|leefgebied|biodiversiteit|opwarming',
  disasters:
    'aardbeving|orkaan|cycloon|tyfoon|vulkaan\\p{L}*|lawine|aardverschuiving|overstroming\\p{L}*|bliksem|haaienaanval',
  culprits: 'aangehouden|rechtbank|verdachte\\p{L}*|moord\\p{L}*|celstraf|plundering\\p{L}*',
}
