/** Pairs that say the contrary of each other, as stems of either form may be written; English, then Dutch. */
const PAIRS = `increase/decrease increased/decreased increases/decreases rise/fall rose/fell rises/falls rising/falling gain/loss gained/lost win/lose won/lost wins/loses winning/losing
accept/reject accepted/rejected accepts/rejects approve/reject approved/rejected approves/rejects confirm/deny confirmed/denied confirms/denies admit/deny admitted/denied
support/oppose supported/opposed supports/opposes supporting/opposing guilty/innocent convicted/acquitted dead/alive died/survived allow/ban allowed/banned allows/bans allow/block
more/less more/fewer higher/lower before/after above/below up/down legal/illegal open/closed opened/closed opens/closes agree/disagree agreed/disagreed agreed/refused
pass/fail passed/failed success/failure succeeded/failed true/false possible/impossible likely/unlikely able/unable start/end started/ended begin/end began/ended
arrive/leave enter/leave hire/fire hired/fired best/worst most/least always/never all/none with/without joined/left for/against upheld/overturned upholds/overturns strengthened/weakened
stijgt/daalt steeg/daalde stijgen/dalen gestegen/gedaald toegenomen/afgenomen wint/verliest won/verloor gewonnen/verloren bevestigt/ontkent bevestigde/ontkende bevestigd/ontkend
goedgekeurd/afgewezen aanvaard/verworpen steunt/verwerpt voor/tegen hoger/lager meer/minder toegestaan/verboden open/dicht geopend/gesloten schuldig/onschuldig veroordeeld/vrijgesproken overleden/overleefd mogelijk/onmogelijk altijd/nooit alle/geen met/zonder`

const OPPOSITES = new Map<string, Set<string>>()
for (const pair of PAIRS.split(/\s+/)) {
  const [one = '', other = ''] = pair.split('/')
  OPPOSITES.set(one, (OPPOSITES.get(one) ?? new Set()).add(other))
  OPPOSITES.set(other, (OPPOSITES.get(other) ?? new Set()).add(one))
}
const NONE: ReadonlySet<string> = new Set()

/** Words that say the contrary of a word. */
export function oppositesOf(folded: string): ReadonlySet<string> {
  return OPPOSITES.get(folded) ?? NONE
}
