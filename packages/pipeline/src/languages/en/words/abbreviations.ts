import type { Abbreviations } from '../../topics/words/abbreviations.ts'
import { splitWords } from '../../words.ts'

export const abbreviations: Abbreviations = {
  anywhere: splitWords(
    `mr mrs ms mx dr drs prof st messrs insp vs v bros dept approx asst atty
    jan feb apr jun jul aug sep sept oct nov dec tue thu pp`,
  ),
  capitalised: splitWords(
    `sen sens rep reps gen gov govs col lt sgt cpl pfc pvt spc capt cmdr maj adm brig rev hon det supt pres amb sr jr co ave blvd ft mt
    mar mon wed fri sat sun est`,
  ),
  beforeNumber: splitWords('no nos art fig vol ca tel max min p'),
  /** Abbreviations of American states. */
  regions: splitWords(
    `ala ariz ark calif colo conn del fla ga ill ind kan ky la mass md me mich minn miss mo mont neb nev okla ore pa tenn tex va vt
    wash wis wyo`,
  ),
  endsToo: splitWords('u.s u.k u.n d.c inc ltd co corp etc jr sr a.m p.m ave'),
  endsInLowerCase: splitWords('co sr jr ave'),
  elided: splitWords('em til till cause round bout tis twas'),
  starters: splitWords('The A An In On At It He She They We But And This That These For By As With'),
}
