const words = (list: string) => new Set(list.split(/\s+/))

/** Behind a number of people: they died. English, then Dutch. */
export const DEAD = words(
  `dead death deaths died die dies killed fatalities bodies drowned perished murdered executed slain toll
  doden dood dodelijke omgekomen gedood overleden overlijden sterfgevallen verdronken vermoord lichamen`,
)
/** In front of a number: 'killing six', 'doodt zes'. */
export const KILLING = words('killing kills killed kill kost doodt doodde eist eiste')
export const INJURED = words(
  'injured wounded hurt hospitalized hospitalised missing gewonden gewonde gewond vermisten vermist',
)
/** What is counted where many are concerned. */
export const AFFECTED = words(
  `people persons residents citizens workers employees jobs staff homes houses households families cases infections infected migrants refugees
  displaced evacuated evacuees homeless jobless unemployed claims stranded passengers patients children students pupils voters civilians tests
  mensen inwoners burgers werknemers banen arbeidsplaatsen huizen woningen huishoudens gezinnen besmettingen gevallen migranten vluchtelingen
  ontheemden geevacueerden daklozen werklozen gestrand passagiers patienten kinderen leerlingen studenten kiezers`,
)
/** May stand between a number and what it counts. */
export const BETWEEN = words(
  `people persons more new other of the at least men women children civilians soldiers workers additional coronavirus covid covid-19 virus related
  daily further american british chinese migrant were was have been are feared reported confirmed left found
  mensen personen meer nieuwe andere van de het mannen vrouwen kinderen burgers werden zijn is werd coronadoden corona`,
)
/** Numbers nobody counted. */
export const ROUGH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['several', 3],
  ['dozens', 24],
  ['scores', 20],
  ['hundreds', 200],
  ['thousands', 2000],
  ['millions', 2_000_000],
  ['tientallen', 24],
  ['honderden', 200],
  ['duizenden', 2000],
  ['miljoenen', 2_000_000],
])

/** A pattern for a list: '_' stands for a space, a word with '*' for every word that begins so. */
function anyOf(list: string, flags: string): RegExp {
  const words = list
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replace(/\*$/, '[\\p{L}-]*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags)
}

/** Who decides for many, by names that are names only with their capitals: 'WHO' and 'who'. */
export const NAMED_INSTITUTIONS = anyOf(
  `UN U\\.N\\. WHO W\\.H\\.O\\. IMF WTO NATO EU E\\.U\\. ECB OPEC G7 G20 G-20 US U\\.S\\. USA UK U\\.K\\. FDA F\\.D\\.A\\. CDC C\\.D\\.C\\. NASA SpaceX PM Fed FBI
  F\\.B\\.I\\. CIA Senate House Congress Parliament Trump Biden Pence Pompeo Putin Xi Merkel Macron Johnson Netanyahu Modi Erdogan Bolsonaro Maduro Kim_Jong[- ][Uu]n
  China Russia Iran Israel India Japan Germany France Britain Brazil Venezuela Ukraine Taiwan Hong_Kong Canada Italy Spain Mexico Turkey Australia
  (?:North|South)_Korea Saudi_Arabia South_Africa Egypt Iraq Syria Afghanistan Pakistan Argentina Indonesia Nigeria Poland Netherlands
  Taliban Boeing Airbus Twitter Facebook Google Apple Amazon Huawei Pentagon Kremlin Vatican Treasury Navy Army Cabinet Justice_Dept\\. State_Dept\\.
  VN NAVO VS Tweede_Kamer Eerste_Kamer Senaat Hoge_Raad Raad_van_State Kamer Rusland Duitsland Frankrijk Oekraïne Brazilië Canada Italië Spanje
  Turkije Noord-Korea Zuid-Korea Saoedi-Arabië Syrië Irak Nederland België DNB RIVM`,
  'u',
)
export const INSTITUTIONS = anyOf(
  `united_nations security_council world_(?:health|trade)_organi[sz]ation world_bank european_(?:union|commission|parliament|council|central_bank)
  governments? cabinet parliament (?:supreme|high|appeals|constitutional|international_criminal)_court white_house downing_street
  navy army central_bank bank_of_(?:england|japan|canada) federal_reserve (?:justice|state|defen[sc]e)_department ministry (?:foreign_)?minister
  president prime_minister chancellor pope air_force military troops royal_commission
  regering kabinet parlement rechtbank witte_huis centrale_bank ministerie premier paus marine leger luchtmacht
  europese_(?:unie|commissie|raad|centrale_bank) europees_parlement verenigde_staten`,
  'iu',
)

/** What changes the course of a state, where an institution does it. */
export const ACTS = anyOf(
  `treaty pact accord sanctions? ceasefire truce peace_(?:deal|talks) annex* (?:wins?|won|called|delayed|snap)_elections? elections
  elected inaugurated swears?_in sworn_in swear_in new_government unity_government form_(?:next_)?government resigns? resigned steps?_(?:down|aside|back) ousted
  quits quitting fired sacked impeach* veto(?:es|ed)? bans? banned outlaws? (?:security|rights|immigration|surveillance|spending|anthem)_(?:bill|laws?) legislation
  passes passed executive_order withdraws? withdrawal withhold* pulls?_out exits? leaves? declares? state_of_emergency interest_rates gdp recession
  bailout rescue_(?:plan|package|fund) bankrupt* default indict* charged convicted ruled rules ruling blocks halts?
  extradit* autonom* crackdown standoff astronauts? independence contested satellite spacecraft (?:abandons?|scraps?|disbands?|reverses?) whistle-?blowers? testif* spies espionage
  climate_(?:deal|talks|summit) trade_deal arms_(?:deal|sales?|talks) terminates? cuts_(?:off_)?ties severs expels? expelled seizes_power dissolves
  ratif(?:y|ies|ied) tariffs? embargo overturns? strikes_down upholds? corruption_trial trial_(?:opens|begins|starts) pardons?
  verdrag akkoord sancties verkiezingen beëdigd stapt_op treedt_af afgetreden ontslagen
  verbod verbiedt stemt_in noodtoestand massaontslag steunpakket recessie rentebesluit
  schrapt trekt_in klokkenluider* getuigt failliet faillissement aangeklaagd veroordeeld uitlevering spionage klimaattop wapenstilstand
  verbreekt ratificeert invoerheffing* handelsoorlog vernietigt bekrachtigt corruptieproces`,
  'iu',
)

/** What an institution does or meets from day to day. */
export const DAILY_ACTS = anyOf(
  `approves? signs? orders lockdowns? restrictions alert_level lifts reopen(?:s|ing)? eas(?:es|ed|ing) quarantine curfew inflation
  unemployment jobless* layoffs lays?_off job_cuts budget stimulus guilty probe inquiry protests? protesters clash(?:es)? vaccines? infections second_wave epicent(?:re|er)
  murder_charge refugees emissions contact_tracing warns? authori[sz]e[sd]? rejects? rejected refuses? refused dismiss(?:es|ed) drops? dropp(?:ed|ing) suspends? suspended
  postpones? extends? extended extension imposes? tightens? scales?_back detains? detained nominates? nominee appoints? replaces? replaced declassif(?:y|ies|ied)
  tests?_positive hearings? hears_arguments subpoena* lawsuit sues deploys? intercepts? threatens? threatened accuses? accused retaliat* punish* targets
  denies denied admits admitted surges? soars? plunges? slumps? shrinks? collapses? cuts? raises? cancels? calls_off wins loses
  closes summit aid_package furlough* outbreaks? epidemic pandemic hotspot relief_(?:bill|package) national_guard health_emergency death_rate military_rule
  avondklok versoepel* heropen* inflatie werkloosheid maatregelen begroting betoging demonstratie* vaccins? vluchtelingen uitstoot waarschuwt
  machtigt verwerpt weigert geweigerd verlengt verlenging schort_op opgeschort stelt_uit uitgesteld scherpt_aan aangescherpt benoemt benoemd vervangt test_positief
  ontkent geeft_toe keldert stort_in krimpt verlaagt verhoogt bezuinigt wint verliest blaast_af
  hoorzitting dagvaard* klaagt_aan dreigt beschuldigt sluit_grens* topoverleg steunpakketten uitbraak epidemie pandemie brandhaard`,
  'iu',
)

/** What weighs whoever does or suffers it. */
export const GRAVE = anyOf(
  `(?<!\\b(?:world|cold|price|bidding|culture|turf|star)_)war(?!_(?:heroe?s?|veterans?|widows?|memorials?|of_words|graves?|rooms?|chests?|efforts?|films?|movies?|stor(?:y|ies)|diar(?:y|ies)|two|one|ii?)\\b) invasion invade[sd]? coup ceasefire truce state_of_emergency recession thrown_out_of_a_job airstrikes? missiles? nuclear warships? destroyer
  fighter_jets? death_toll famines? locusts earthquake quake tsunami hurricane cyclone typhoon tornado(?:es)? floods?(?!_of)
  flooding wildfires? eruption erupts landslides? explosion blast gas_leak (?:plane|train|jet|bus|helicopter)_crash* derail* capsiz* (?<!(?:heart|panic|asthma|shark)_)attacks? dams?_(?:fails?|breaks?) evacuations bombing
  bomb mass_shooting shooting_(?:spree|rampage) hostages? terror* massacre genocide mass_grave assassinat* (?:drug|clinical|vaccine|human)_trials? death_rates? cyberattack troops riots
  oorlog inval staatsgreep staakt-het-vuren wapenstilstand noodtoestand recessie luchtaanval* raketaanval* raketten kernwapens kernproef oorlogsschip
  straaljager* dodental hongersnood aardbeving orkaan cycloon tyfoon overstroming* natuurbrand* uitbarsting barst_uit
  ontploffing explosie gaslek neergestort ontspoord* aanslag* schietpartij gijzeling* terreur* bloedbad volkerenmoord massagraf vaccinproef* medicijnproef* sterftecijfers? cyberaanval rellen`,
  'iu',
)
/** An earthquake that is felt and does no harm. */
export const MINOR_QUAKE =
  /quake.{0,40}\b[1-4][.,]\d\b|\b[1-4][.,]\d\b.{0,20}(?:quake|beving)|magnitude[- ][1-4]\b/iu
/** What stands before the number of the dead: 'remains of 25 people'. */
export const REMAINS = words('remains bodies lichamen deaths killing killings')

/** Who decides for a region or a town. */
export const REGIONAL = anyOf(
  `county counties city_council councils? mayors? sheriff* governors? Gov\\. school_(?:board|district)s? barangays? L\\.A\\. O\\.C\\. LAPD state_officials
  provincie* gemeente* gemeenteraad burgemeester* wethouder* waterschap* commissaris_van_de_koning`,
  'iu',
)
/** A count of the sick and the dead, as health services publish it every day. */
export const TALLY =
  /(?:\b(?:coronavirus|covid(?:-19)?|virus|flu|ebola|cholera|corona)\b.{0,60}\b(?:death|deaths|dead|died|toll|fatalities|cases|infections|hospitali[sz]ations|doden|sterfgevallen|dodental|besmettingen|gevallen)\b)|\b(?:death|deaths|dead|died|toll|fatalities|cases|infections|doden|sterfgevallen|dodental|besmettingen|gevallen)\b.{0,60}\b(?:coronavirus|covid(?:-19)?|virus|flu|ebola|cholera|corona)\b|\bnew cases\b|\bnieuwe besmettingen\b/iu
/** What there never was before, or not for long. */
export const RECORD =
  /\b(?:record|highest|lowest|deepest|worst|deadliest|strongest|milestone|historic|unprecedented|depression|all-time|doubled?|overtakes?|overtook|hoogste|laagste|diepste|zwaarste|ergste|dodelijkste|historische?|ongekende?|mijlpaal|verdubbel\p{L}*)\b/iu
/** A count that passes a mark. */
export const PASSING =
  /\b(?:pass(?:es|ed)?|tops?|topped|surpass(?:es|ed)?|exceed(?:s|ed)?|breach(?:es|ed)?|passeert|gepasseerd|overschrijdt)\b/iu
/** The death of somebody known: its title tells a life. English, then Dutch. */
export const OBITUARY =
  /,\s(?:aged\s)?\d{2,3},?\s(?:dies|is dead|has died)\b|\b(?:dies|dead|died|passes away)(?:,|\sat|\saged)\s(?:the age of\s)?\d{2,3}\b|\bpass(?:es|ed) away\b|\b(?:is dead at|obituary)\b|\(\d{2,3}\)\s(?:is\s)?overleden\b|\boverl(?:eden|ijdt)\s(?:op|in)\b.{0,20}\b\d{2,3}\b|\bin memoriam\b/iu

/** States by the names and leaders that titles give them. */
export const STATES: readonly RegExp[] = [
  'US U\\.S\\. USA America American Americans Washington Trump Biden Pompeo Pentagon VS Amerika Amerikaanse',
  'UK U\\.K\\. Britain British Johnson VK Britse',
  'China Chinese Beijing Xi Chinees Chinese Peking',
  'Russia Russian Moscow Putin Kremlin Rusland Russische Poetin',
  'North_Korea North_Korean Pyongyang Kim_Jong_Un Noord-Korea Noord-Koreaanse',
  'Iran Iranian Tehran Teheran Iraanse',
  'Israel Israeli Netanyahu Israël Israëlische',
  'India Indian Modi Indiase',
  'Pakistan Pakistani Pakistaanse',
  'Hong_Kong',
  'Taiwan Taiwanese Taiwanees',
  'Japan Japanese Tokyo Japanse Tokio',
  'Germany German Merkel Berlin Duitsland Duitse Berlijn',
  'France French Macron Frankrijk Franse',
  'Ukraine Ukrainian Zelensk* Oekraïne Oekraïense Zelenski',
  'Saudi_Arabia Saudi Saoedi-Arabië',
  'Venezuela Venezuelan Maduro Venezolaanse',
  'Turkey Turkish Erdogan Turkije Turkse',
  'Syria Syrian Assad Syrië Syrische',
  'EU European_Union Brussels Europese_Unie Brussel',
  'UN WHO NATO WTO IMF VN NAVO',
].map((names) => anyOf(names, 'u'))
/** 'Former Pope', 'oud-premier': who holds no office acts for none. */
export const FORMER = /(?<!\p{L})(?:former|ex|late|retired|voormalige?|oud|wijlen)[ -]\p{L}+/giu
