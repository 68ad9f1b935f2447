const words = (list: string) => new Set(list.split(/\s+/))

/** Followed by more of the same sentence, however they are written. */
const ANYWHERE = words(
  `mr mrs ms mx dr drs prof st messrs insp vs v bros dept approx asst atty
  jan feb mrt apr jun jul aug sep sept oct okt nov dec tue thu pp
  dhr mevr mej mw ir ing ds bijv zgn mgr evt incl excl vnl plv resp burg wethr gem prov mln mld jhr jkvr str`,
)
/** Titles, months and streets: ordinary words or parts of them where they have no capital. */
const CAPITALISED = words(
  `sen sens rep reps gen gov govs col lt sgt cpl pfc pvt spc capt cmdr maj adm brig rev hon det supt pres amb sr jr co ave blvd ft mt
  mar mon wed fri sat sun est kon min`,
)
/** Abbreviations only in front of a number: 'no. 7', 'art. 12'. */
const BEFORE_NUMBER = words('no nos nr nrs art fig vol ca tel max min p blz')
/** American states as newspapers write them, behind a comma ('Springfield, Mass.') or a party ('D-Va.'). */
const STATES = words(
  `ala ariz ark calif colo conn del fla ga ill ind kan ky la mass md me mich minn miss mo mont neb nev okla ore pa tenn tex va vt
  wash wis wyo`,
)
/** These may end a sentence as well: the word after them decides. */
const ENDS_TOO = words('u.s u.k u.n d.c inc ltd co corp etc enz bv nv jr sr a.m p.m jl e.d e.a c.s ave')
/** 'o.l.v', 'i.s.m', 'Ph.D': letters with full stops between them. */
const DOTTED = /^(?:\p{L}{1,2}\.){1,4}\p{L}{1,2}$/u
const STATE = /(?:,\s|[\s(][RDI]-)(\p{L}{2,5})$/u

export type StopMeaning = 'ends' | 'goes-on' | 'word-after-decides'

/**
 * What a full stop behind a word means.
 *
 * @param word what stands in front of the full stop, up to white space
 * @param before the text up to the full stop: a state is one only behind a comma or a party
 * @param after the text behind the full stop and the white space
 */
export function meaningOfStop(word: string, before: string, after: string): StopMeaning {
  const plain = word.toLowerCase().replace(/^['’(]+/, '')
  if (ENDS_TOO.has(plain))
    return /^(?:co|sr|jr|ave)$/.test(plain) && word === plain ? 'ends' : 'word-after-decides'
  const isCapital = word !== plain
  if (ANYWHERE.has(plain) || DOTTED.test(plain)) return 'goes-on'
  if (isCapital && CAPITALISED.has(plain)) return 'goes-on'
  if (BEFORE_NUMBER.has(plain) && /^\p{N}/u.test(after)) return 'goes-on'
  const state = STATE.exec(before.slice(-12))?.[1]
  return isCapital && state && STATES.has(state.toLowerCase()) ? 'word-after-decides' : 'ends'
}
