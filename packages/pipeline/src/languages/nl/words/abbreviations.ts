import type { Abbreviations } from '../../topics/words/abbreviations.ts'
import { words } from '../../words.ts'

export const abbreviations: Abbreviations = {
  anywhere: words(
    `dr drs prof st jan feb mrt apr jun jul aug sep sept okt nov dec
    dhr mevr mej mw ir ing ds bijv zgn mgr evt incl excl vnl plv resp burg wethr gem prov mln mld jhr jkvr str`,
  ),
  capitalised: words('kon min'),
  beforeNumber: words('nr nrs art ca tel max min p blz'),
  regions: [],
  endsToo: words('etc enz bv nv jl e.d e.a c.s'),
  endsInLowerCase: [],
  elided: words('s t n m k r'),
  starters: words('De Het Een Op Bij Voor Maar Hij Zij Ze Dat Dit Er Volgens'),
}
