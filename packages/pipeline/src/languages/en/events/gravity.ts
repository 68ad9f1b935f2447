import type { EventImpactWords } from '../../topics/events/gravity.ts'

export const eventGravityWords: EventImpactWords = {
  dead: `dead death deaths died die dies killed fatalities bodies drowned perished murdered executed slain toll`,
  killing: `killing kills killed kill`,
  injured: `injured wounded hurt hospitalized hospitalised missing`,
  affected: `people persons residents citizens workers employees jobs staff homes houses households families cases infections infected migrants
refugees displaced evacuated evacuees homeless jobless unemployed claims stranded passengers patients children students pupils
voters civilians tests`,
  between: `people persons more new other of the at least men women children civilians soldiers workers additional coronavirus covid covid-19
virus related daily further american british chinese migrant were was have been are feared reported confirmed left found`,
  remains: 'remains bodies deaths killing killings',
  roughNumbers: { several: 3, dozens: 24, scores: 20, hundreds: 200, thousands: 2000, millions: 2_000_000 },
  namedInstitutions: `UN U\\.N\\. WHO W\\.H\\.O\\. IMF WTO NATO EU E\\.U\\. ECB OPEC G7 G20 G-20 US U\\.S\\. USA UK U\\.K\\. FDA F\\.D\\.A\\. CDC
C\\.D\\.C\\. NASA SpaceX PM Fed FBI F\\.B\\.I\\. CIA Senate House Congress Parliament Trump Biden Pence Pompeo Putin Xi Merkel
Macron Johnson Netanyahu Modi Erdogan Bolsonaro Maduro Kim_Jong[- ][Uu]n China Russia Iran Israel India Japan Germany France
Britain Brazil Venezuela Ukraine Taiwan Hong_Kong Canada Italy Spain Mexico Turkey Australia (?:North|South)_Korea Saudi_Arabia
South_Africa Egypt Iraq Syria Afghanistan Pakistan Argentina Indonesia Nigeria Poland Netherlands Taliban Boeing Airbus Twitter
Facebook Google Apple Amazon Huawei Pentagon Kremlin Vatican Treasury Navy Army Cabinet Justice_Dept\\. State_Dept\\.`,
  institutions: `united_nations security_council world_(?:health|trade)_organi[sz]ation world_bank
european_(?:union|commission|parliament|council|central_bank) governments? cabinet parliament
(?:supreme|high|appeals|constitutional|international_criminal)_court white_house downing_street navy army central_bank
bank_of_(?:england|japan|canada) federal_reserve (?:justice|state|defen[sc]e)_department ministry (?:foreign_)?minister president
prime_minister chancellor pope air_force military troops royal_commission`,
  regional: `county counties city_council councils? mayors? sheriff* governors? Gov\\. school_(?:board|district)s? barangays? L\\.A\\. O\\.C\\.
LAPD state_officials`,
  acts: `treaty pact accord sanctions? ceasefire truce peace_(?:deal|talks) annex* (?:wins?|won|called|delayed|snap)_elections? elections
elected inaugurated swears?_in sworn_in swear_in new_government unity_government form_(?:next_)?government resigns? resigned
steps?_(?:down|aside|back) ousted quits quitting fired sacked impeach* veto(?:es|ed)? bans? banned outlaws?
(?:security|rights|immigration|surveillance|spending|anthem)_(?:bill|laws?) legislation passes passed executive_order withdraws?
withdrawal withhold* pulls?_out exits? leaves? declares? state_of_emergency interest_rates gdp recession bailout
rescue_(?:plan|package|fund) bankrupt* default indict* charged convicted ruled rules ruling blocks halts? extradit* autonom*
crackdown standoff astronauts? independence contested satellite spacecraft (?:abandons?|scraps?|disbands?|reverses?)
whistle-?blowers? testif* spies espionage climate_(?:deal|talks|summit) trade_deal arms_(?:deal|sales?|talks) terminates?
cuts_(?:off_)?ties severs expels? expelled seizes_power dissolves ratif(?:y|ies|ied) tariffs? embargo overturns? strikes_down
upholds? corruption_trial trial_(?:opens|begins|starts) pardons?`,
  dailyActs: `approves? signs? orders lockdowns? restrictions alert_level lifts reopen(?:s|ing)? eas(?:es|ed|ing) quarantine curfew inflation
unemployment jobless* layoffs lays?_off job_cuts budget stimulus guilty probe inquiry protests? protesters clash(?:es)? vaccines?
infections second_wave epicent(?:re|er) murder_charge refugees emissions contact_tracing warns? authori[sz]e[sd]? rejects?
rejected refuses? refused dismiss(?:es|ed) drops? dropp(?:ed|ing) suspends? suspended postpones? extends? extended extension
imposes? tightens? scales?_back detains? detained nominates? nominee appoints? replaces? replaced declassif(?:y|ies|ied)
tests?_positive hearings? hears_arguments subpoena* lawsuit sues deploys? intercepts? threatens? threatened accuses? accused
retaliat* punish* targets denies denied admits admitted surges? soars? plunges? slumps? shrinks? collapses? cuts? raises? cancels?
calls_off wins loses closes summit aid_package furlough* outbreaks? epidemic pandemic hotspot relief_(?:bill|package)
national_guard health_emergency death_rate military_rule`,
  grave: `(?<!\\b(?:world|cold|price|bidding|culture|turf|star)_)war(?!_(?:heroe?s?|veterans?|widows?|memorials?|of_words|graves?|rooms?|chests?|efforts?|films?|movies?|stor(?:y|ies)|diar(?:y|ies)|two|one|ii?)\\b)
invasion invade[sd]? coup ceasefire truce state_of_emergency recession thrown_out_of_a_job airstrikes? missiles? nuclear warships?
destroyer fighter_jets? death_toll famines? locusts earthquake quake tsunami hurricane cyclone typhoon tornado(?:es)?
floods?(?!_of) flooding wildfires? eruption erupts landslides? explosion blast gas_leak (?:plane|train|jet|bus|helicopter)_crash*
derail* capsiz* (?<!(?:heart|panic|asthma|shark)_)attacks? dams?_(?:fails?|breaks?) evacuations bombing bomb mass_shooting
shooting_(?:spree|rampage) hostages? terror* massacre genocide mass_grave assassinat* (?:drug|clinical|vaccine|human)_trials?
death_rates? cyberattack troops riots`,
  counts: 'death|deaths|dead|died|toll|fatalities|cases|infections|hospitali[sz]ations',
  newCases: 'new cases',
  record:
    'record|highest|lowest|deepest|worst|deadliest|strongest|milestone|historic|unprecedented|depression|all-time|doubled?|overtakes?|overtook',
  passing: 'pass(?:es|ed)?|tops?|topped|surpass(?:es|ed)?|exceed(?:s|ed)?|breach(?:es|ed)?',
  quake: 'quake',
  former: 'former|ex|late|retired',
  obituary:
    /,\s(?:aged\s)?\d{2,3},?\s(?:dies|is dead|has died)\b|\b(?:dies|dead|died|passes away)(?:,|\sat|\saged)\s(?:the age of\s)?\d{2,3}\b|\bpass(?:es|ed) away\b|\b(?:is dead at|obituary)\b|\bin memoriam\b/iu,
}
