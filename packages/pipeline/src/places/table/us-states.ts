const STATES =
  'AL alabama ala,AK alaska,AZ arizona ariz,AR arkansas ark,CA california calif,CO colorado colo,CT connecticut conn,DE delaware del,FL florida fla,GA georgia ga,HI hawaii,ID idaho,IL illinois ill,IN indiana ind,IA iowa,KS kansas kan,KY kentucky ky,LA louisiana la,ME maine,MD maryland md,MA massachusetts mass,MI michigan mich,MN minnesota minn,MS mississippi miss,MO missouri mo,MT montana mont,NE nebraska neb,NV nevada nev,NH new-hampshire n.h,NJ new-jersey n.j,NM new-mexico n.m,NY new-york n.y,NC north-carolina n.c,ND north-dakota n.d,OH ohio,OK oklahoma okla,OR oregon ore,PA pennsylvania pa,RI rhode-island r.i,SC south-carolina s.c,SD south-dakota s.d,TN tennessee tenn,TX texas tex,UT utah,VT vermont vt,VA virginia va,WA washington-state wash,WV west-virginia w.va,WI wisconsin wis,WY wyoming wyo,DC district-of-columbia d.c dc'

/**
 * The postal codes of American states by name, newspaper abbreviation and postal code, all in lower case:
 * 'texas', 'tex' and 'tx' map to 'TX'.
 */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  STATES.split(',').flatMap((entry) => {
    const [code = '', ...names] = entry.split(' ')
    return [code.toLowerCase(), ...names.map((name) => name.replace(/-/g, ' '))].map(
      (name) => [name, code] as const,
    )
  }),
)
