import type { TagWords } from '../../topics/names/tags.ts'
import { splitWords } from '../../words.ts'

export const tagWords: TagWords = {
  royal: splitWords('prince princess queen king pope duke duchess emperor empress sultan'),
  roles: splitWords(
    `ceo cfo coo chairman chairwoman chair chief head director president vice premier minister secretary undersecretary governor
    gov mayor senator sen representative rep reps congressman congresswoman councilman councilwoman madam madame mdm ambassador
    adviser advisor spokesman spokeswoman spokesperson envoy leader commissioner commander gen col colonel lt lieutenant lance
    corporal cpl constable sgt sergeant capt maj officer detective inspector superintendent judge justice attorney prosecutor
    sheriff deputy professor prof dr doctor nurse mr mrs ms miss mx sir dame lord lady rev reverend bishop archbishop cardinal
    imam rabbi father sister brother coach manager striker midfielder defender goalkeeper singer actor actress author businessman
    businesswoman billionaire founder co-founder editor presenter provost rector pc pte pvt spc hon mp mps mep assistant acting
    former ex`,
  ),
  rolesBeforeFirstNames: splitWords(
    `state treasury defense defence health justice education finance homeland general major captain father mother brother sister
    son star host veteran chief pastor`,
  ),
  rolesOfBodies: splitWords('ceo cfo coo chairman chairwoman chair head director president founder mayor'),
  bodyNouns: splitWords(
    `administration agency association authority bank board bureau centre center club college commission committee company
    conference congress convention corporation council court department federation force foundation fund group hospital institute
    institution league ministry museum office organisation organization panel parliament party police programme program school
    senate service services society trust union university act agreement treaty festival cup games orchestra church party
    alliance network observatory school`,
  ),
  noEntities: splitWords(
    `cctv diy ppe gdp tv dvd dna rna usb suv suvs atm pdf faq vip lgbt lgbtq lgbtqi it hr pr pc qa ai pcr icu icus er ers dm pm am
    mp mps mep meps ofw ofws bame ecq gcq mecq cv ok aka id ids gps ipo md phd bbq poc dj djs ivf adhd ufo ufos url vpn app apps
    bst gmt est edt utc pst aest nzst vat ngo ngos r&b u16 u17 u18 u19 u21 u23 kmh mph dui mvp se gp gps cafe pictured picture
    image photo video read more related watch live breaking exclusive updated update news newsletter podcast opinion analysis
    police government state federal supreme court house senate parliament congress cabinet army navy home survey english dutch
    tagalog arabic christmas eid ramadan easter internet web wifi god bible north south east west northern southern eastern
    western earth moon conservative conservatives tory tories democrat democrats democratic republican republicans liberal
    liberals labor gop`,
  ),
  of: ['of'],
  ofThe: ['of the'],
  for: ['for'],
  particles: [],
  loose: splitWords('of for and the in on at to a an'),
}
