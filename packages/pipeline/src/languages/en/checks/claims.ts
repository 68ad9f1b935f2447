import type { ClaimWords } from '../../topics/checks/claims.ts'
import { splitWords } from '../../words.ts'

export const claimWords: ClaimWords = {
  functionWords: new Set(
    splitWords(`a an the this that these those of in on at to from by with for as into onto over under about between among through during per via upon within against toward towards around
  and or but nor so yet if than then while when where which who whom whose what how why because although though since until after before
  is are was were be been being am has have had having do does did doing done will would shall should can could may might must
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs himself herself itself themselves there here
  also too even still both each some any all more most very much many such same other another own up down out off`),
  ),
  lightWords: new Set(
    splitWords(`say says said saying tell tells told accord according year years people man woman men women new time times day days week weeks month months
  make makes made making take takes took taken taking get gets got go goes went gone come comes came give gives gave given call called use used using
  head set include includes including included follow following followed report reported reports announce announced group member members lead former side part
  move first last next become became face left hold held keep kept put run show shows start started because after before follow two one announcement`),
  ),
  namesToo: splitWords('may will'),
  acronymsToo: splitWords('us it who'),
  negators: splitWords('not no never none nobody nothing nowhere neither nor without cannot'),
  numbersToo: ['no'],
  denying: {
    unable: 'able',
    unlikely: 'likely',
    impossible: 'possible',
    unwilling: 'willing',
    unknown: 'known',
    unclear: 'clear',
    unaware: 'aware',
    illegal: 'legal',
    unconstitutional: 'constitutional',
    unsafe: 'safe',
    untrue: 'true',
    inaccurate: 'accurate',
    incorrect: 'correct',
    unprecedented: 'precedented',
    unharmed: 'harmed',
  },
  rangeJoints: splitWords('to and or'),
  opposites: splitWords(
    `increase/decrease increased/decreased increases/decreases rise/fall rose/fell rises/falls rising/falling gain/loss gained/lost win/lose won/lost wins/loses winning/losing
accept/reject accepted/rejected accepts/rejects approve/reject approved/rejected approves/rejects confirm/deny confirmed/denied confirms/denies admit/deny admitted/denied
support/oppose supported/opposed supports/opposes supporting/opposing guilty/innocent convicted/acquitted dead/alive died/survived allow/ban allowed/banned allows/bans allow/block
more/less more/fewer higher/lower before/after above/below up/down legal/illegal open/close open/closed opened/closed opens/closes inside/outside agree/disagree agreed/disagreed agreed/refused
pass/fail passed/failed success/failure succeeded/failed true/false possible/impossible likely/unlikely able/unable start/end started/ended begin/end began/ended
arrive/leave enter/leave hire/fire hired/fired best/worst most/least always/never all/none with/without joined/left for/against upheld/overturned upholds/overturns strengthened/weakened
died/alive killed/alive killed/survived died/rescued killed/rescued dead/survived suspended/continued stopped/continued cancelled/continued shortened/lengthened shortened/extended
accepted/refused accept/refuse accepts/refuses praised/criticised praised/criticized doubled/halved tripled/halved doubles/halves keep/break kept/broke kept/broken keep/breaking remembered/forgot found/lost built/demolished appointed/dismissed saved/lost earned/lost hires/fires trust/distrust profit/loss profits/losses cut/raised cuts/raises`,
  ),
  contracted: {
    pattern: /\b[a-z]{2,7}n't\b|\bcannot\b/g,
    verbs: { "can't": 'can', "won't": 'will', "shan't": 'shall', cannot: 'can' },
  },
  splitEnding: / ' ?(?=(?:s|t|ll|re|ve)\b)/g,
}
