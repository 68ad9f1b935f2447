import type { Abbreviations } from '../../topics/words/abbreviations.ts'
import { splitWords } from '../../words.ts'

export const abbreviations: Abbreviations = {
  anywhere: splitWords(
    `dr drs prof st jan feb mrt apr jun jul aug sep sept okt nov dec
    dhr mevr mej mw ir ing ds bijv zgn mgr evt incl excl vnl plv resp burg wethr gem prov mln mld jhr jkvr str`,
  ),
  capitalised: splitWords('kon min'),
  beforeNumber: splitWords('nr nrs art ca tel max min p blz'),
  regions: [],
  endsToo: splitWords('etc enz bv nv jl e.d e.a c.s'),
  endsInLowerCase: [],
  elided: splitWords('s t n m k r'),
  starters: splitWords('De Het Een Op Bij Voor Maar Hij Zij Ze Dat Dit Er Volgens'),
}
