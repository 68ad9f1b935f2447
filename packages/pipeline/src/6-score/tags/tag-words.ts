const words = (list: string) => new Set(list.split(/\s+/))

/** Part of how a person is called: they stay before a name, and are none alone. */
export const ROYAL = words(
  'prince princess queen king pope duke duchess emperor empress sultan prins prinses koning koningin paus hertog hertogin keizer',
)

/** What a person does: cut off before a name. */
export const ROLES = words(
  `ceo cfo coo chairman chairwoman chair chief head director president vice premier minister secretary undersecretary governor gov mayor
  senator sen representative rep reps congressman congresswoman councilman councilwoman madam madame mdm ambassador adviser advisor spokesman spokeswoman spokesperson envoy leader
  commissioner commander gen col colonel lt lieutenant lance corporal cpl constable sgt sergeant capt maj officer
  detective inspector superintendent judge justice attorney prosecutor sheriff deputy professor prof dr doctor nurse mr mrs ms miss mx sir dame lord
  lady rev reverend bishop archbishop cardinal imam rabbi father sister brother coach manager striker midfielder defender goalkeeper
  singer actor actress author businessman businesswoman billionaire founder co-founder editor presenter provost rector
  pc pte pvt spc hon mp mps mep assistant acting former ex
  voorzitter directeur topman topvrouw burgemeester wethouder staatssecretaris kamerlid minister-president vicepremier commissaris
  hoogleraar woordvoerder woordvoerster officier rechter advocaat inspecteur kolonel generaal dhr mevr mevrouw meneer bondscoach trainer
  aanvoerder oud-premier oud-minister oprichter bestuursvoorzitter fractievoorzitter partijleider kardinaal bisschop dominee pastoor`,
)

/** These are roles only before a first name: 'General Motors' and 'Star Wars' are none. */
export const ROLES_BEFORE_FIRST_NAMES = words(
  'state treasury defense defence health justice education finance homeland general major captain father mother brother sister son star host veteran chief pastor generaal kapitein vader moeder broer zus demissionair',
)

/** 'CEO of Ayala Corp' names the company; 'Secretary of State' names nobody. */
export const ROLES_OF_BODIES = words(
  'ceo cfo coo chairman chairwoman chair head director president founder mayor topman topvrouw directeur voorzitter burgemeester',
)

/** End or begin the name of a body, so that 'and' and 'of' inside belong to it. */
export const BODY_NOUNS = words(
  `administration agency association authority bank board bureau centre center club college commission committee company conference congress
  convention corporation council court department federation force foundation fund group hospital institute institution league ministry museum
  office organisation organization panel parliament party police programme program school senate service services society trust union university
  act agreement treaty festival cup games orchestra church party alliance network observatory
  bond commissie comité departement federatie fonds gemeente hogeschool instituut kamer ministerie partij politie raad rechtbank school stichting
  unie universiteit vereniging verbond ziekenhuis verdrag`,
)

/** Written with capitals and no person, body, place or event: abbreviations of things, press labels, publishers in short. */
export const NO_ENTITIES = words(
  `cctv diy ppe gdp tv dvd dna rna usb suv suvs atm pdf faq vip lgbt lgbtq lgbtqi it hr pr pc qa ai pcr icu icus er ers dm pm am mp mps mep meps
  ofw ofws bame ecq gcq mecq cv ok aka id ids gps ipo md phd bbq poc dj djs ivf adhd ufo ufos url vpn app apps bst gmt
  est edt utc pst aest nzst vat ngo ngos r&b u16 u17 u18 u19 u21 u23 kmh mph dui mvp se gp gps cafe hotline btw zzp ov wmo bn'er
  mail times post guardian herald telegraph mirror sun express star observer tribune gazette independent reuters afp ap aap anp belga dpa upi
  bbc cnn abc nbc cbs cnbc itv rnz tvnz newshub rtl vrt vtm npo nos npr pbs sbs rte rté dw zdf ard
  telegraaf volkskrant trouw parool nrc nieuwsuur hln nieuwsblad standaard nieuwsbericht
  femail mailonline getty gettyimages instagram youtube snapchat linkedin
  pictured picture image photo video read more related watch live breaking exclusive updated update news newsletter podcast opinion analysis
  police government state federal supreme court house senate parliament congress cabinet army navy home survey
  politie regering kabinet kamer rechtbank gemeente foto beeld lees
  english dutch tagalog arabic christmas eid ramadan easter pasen kerst kerstmis
  internet web wifi god bible north south east west northern southern eastern western noord zuid oost earth sun moon
  conservative conservatives tory tories democrat democrats democratic republican republicans liberal liberals labor gop`,
)

/** A name in both languages. */
export interface NameInBoth {
  en: string
  nl: string
}

const NAMES_IN_BOTH: readonly [en: string, nl: string, ...others: string[]][] = [
  ['COVID-19', 'COVID-19', 'covid', 'covid19', 'corona', 'coronavirus', 'sars-cov-2', 'covid-19 pandemic'],
  ['European Union', 'Europese Unie', 'eu'],
  ['United Nations', 'Verenigde Naties', 'un', 'vn'],
  ['World Health Organization', 'Wereldgezondheidsorganisatie', 'world health organisation'],
  ['United States', 'Verenigde Staten', 'us', 'usa', 'vs'],
  ['United Kingdom', 'Verenigd Koninkrijk', 'uk', 'vk'],
  ['New Zealand', 'Nieuw-Zeeland', 'nz'],
  ['Los Angeles', 'Los Angeles', 'la'],
  ['European Commission', 'Europese Commissie'],
  ['European Parliament', 'Europees Parlement'],
  ['European Central Bank', 'Europese Centrale Bank', 'ecb'],
  ['NATO', 'NAVO'],
  ['International Criminal Court', 'Internationaal Strafhof'],
  ['International Monetary Fund', 'Internationaal Monetair Fonds', 'imf'],
  ['World War I', 'Eerste Wereldoorlog', 'first world war', 'world war one'],
  ['World War II', 'Tweede Wereldoorlog', 'second world war', 'world war two', 'wwii', 'ww2'],
]

/** What is written in several ways, by each of them folded. */
export const NAMED_IN_BOTH: ReadonlyMap<string, NameInBoth> = new Map(
  NAMES_IN_BOTH.flatMap(([en, nl, ...others]) =>
    [en.toLowerCase(), nl.toLowerCase(), ...others].map((key) => [key, { en, nl }] as const),
  ),
)
