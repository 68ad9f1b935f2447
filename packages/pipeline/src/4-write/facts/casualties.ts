import { cardinalWord } from '../../languages/index.ts'
import type { Piece } from './pieces.ts'

/** What a report counts people by: one such number is what a story is about, whatever the words. */
export type Casualty = 'dead' | 'injured' | 'missing' | 'homeless' | 'arrested' | 'jobs'

const sets = (words: Record<Casualty, string>): Map<string, Casualty> =>
  new Map(
    (Object.keys(words) as Casualty[]).flatMap((name) =>
      words[name].split(' ').map((word) => [word, name] as const),
    ),
  )

/** Directly behind the number, or behind 'people'. */
const NOUNS = sets({
  dead: 'dead deaths fatalities doden dodelijke',
  injured: 'injured wounded hurt injuries gewonden gewonde gewond',
  missing: 'missing vermisten vermist',
  homeless: 'homeless displaced daklozen ontheemden',
  arrested: 'arrested arrests held detained aangehouden arrestaties aanhoudingen arrestanten',
  jobs: 'jobs banen arbeidsplaatsen',
})
/** What becomes of people, behind them: 'were killed', 'raakten gewond'. */
const PASSIVES = sets({
  dead: 'killed dead drowned died dies omgekomen gedood overleden verdronken dood',
  injured: 'injured wounded hurt treated gewond behandeld',
  missing: 'missing vermist unaccounted',
  homeless: 'homeless displaced dakloos ontheemd',
  arrested: 'arrested detained custody aangehouden gearresteerd opgepakt',
  jobs: 'redundant',
})
/** Before the number: 'killing six', 'arrest nine'. */
const VERBS = sets({
  dead: 'killing kills killed kill',
  injured: 'injuring injures injured injure wounding wounds wounded wound hurting hurts',
  missing: 'vermist',
  homeless: 'displacing displaces',
  arrested: 'arresting arrests arrested arrest detaining detains detained detain',
  jobs: 'ontslaat',
})
const PEOPLE = new Set(
  `people persons men women children civilians residents passengers others suspects officers soldiers students workers pupils
  mensen personen mannen vrouwen kinderen burgers inwoners bewoners opvarenden passagiers verdachten agenten slachtoffers victims`.split(
    /\s+/,
  ),
)
/** What may stand behind a participle that tells what was done to somebody: 'killed in', not 'killed a man'. */
const AFTER_PASSIVE = new Set(
  'in by when after as on at and during near over following while since from but with overnight geraakt geworden in bij door toen na op en tijdens nadat om voor because for early late today yesterday'.split(
    ' ',
  ),
)
const BE = new Set(
  'was were been are is be being have has had got left remain remained said reported found confirmed still also feared werd werden zijn is worden wordt raakte raakten kwam kwamen nog ook inmiddels'.split(
    ' ',
  ),
)
/** Whole phrases behind a number that say the same as 'homeless'. */
const WITHOUT_HOME =
  /^(?:\p{L}+ ){0,4}(?:without (?:a home|homes)|from their homes|(?:hun huis|dak) kwijt|zonder (?:huis|dak))\b/u
/** Words looked at behind a number. */
const REACH = 9

/** The words behind a number, to the end of its clause or the next number. */
function clauseAfter(pieces: readonly Piece[], to: number): Piece[] {
  const clause: Piece[] = []
  for (const piece of pieces.slice(to, to + REACH)) {
    if (piece.kind === 'number' || /^[;:.!?—–(),]$/.test(piece.text)) break
    clause.push(piece)
  }
  return clause
}

function isDoneToThem(clause: readonly Piece[], at: number, isEnd: boolean): boolean {
  const before = clause[at - 1]?.lower ?? ''
  const after = clause[at + 1]
  const ends = after ? AFTER_PASSIVE.has(after.lower) : isEnd
  return ends && (at <= 1 || BE.has(before) || BE.has(clause[at - 2]?.lower ?? '') || isDutchEnd(clause, at))
}

/** Dutch puts the participle last: 'vijf mensen met klachten behandeld'. */
function isDutchEnd(clause: readonly Piece[], at: number): boolean {
  return (
    at === clause.length - 1 &&
    /^(?:omgekomen|gedood|behandeld|vermist|gewond|opgepakt|aangehouden|gearresteerd)$/.test(
      clause[at]?.lower ?? '',
    )
  )
}

/**
 * What befell the people that a number counts.
 *
 * @param from first piece of the number
 * @param to the piece behind it
 */
export function casualtyOf(pieces: readonly Piece[], from: number, to: number): Casualty | undefined {
  const clause = clauseAfter(pieces, to)
  if (isBreakdown(pieces, to + clause.length, clause)) return undefined
  const [first, second] = clause
  const direct = NOUNS.get(first?.lower ?? '')
  if (direct && !isActive(clause, 0)) return direct
  if (WITHOUT_HOME.test(clause.map(({ lower }) => lower).join(' '))) return 'homeless'
  const isPeople = PEOPLE.has(first?.lower ?? '') || PEOPLE.has(second?.lower ?? '')
  const isBare = first === undefined || /^(?:of|after|in|on|over|as|from|at|who|die|onder)$/.test(first.lower)
  if (isPeople) {
    for (const [at, piece] of clause.entries()) {
      const found = PASSIVES.get(piece.lower)
      if (found && isDoneToThem(clause, at, true)) return found
      if (found) break
    }
  }
  const before = pieces
    .slice(Math.max(0, from - 4), from)
    .filter(
      ({ lower }) =>
        !/^(?:at|least|about|more|than|some|over|nearly|around|up|to|almost|another|ongeveer|zeker|minstens)$/.test(
          lower,
        ),
    )
    .at(-1)
  return isPeople || isBare ? VERBS.get(before?.lower ?? '') : undefined
}

/** 'Killed eight students and two teachers': neither is the whole. */
function isBreakdown(pieces: readonly Piece[], end: number, clause: readonly Piece[]): boolean {
  const joint = clause.findIndex(({ lower }) => /^(?:and|en|plus)$/.test(lower))
  const next = joint < 0 ? undefined : (clause[joint + 1] ?? pieces[end])
  const isNumber =
    next?.kind === 'number' ||
    ['en', 'nl'].some((language) => cardinalWord(next?.lower ?? '', language) !== undefined)
  return (
    joint >= 0 &&
    joint <= 3 &&
    isNumber &&
    !clause.slice(0, joint).some(({ lower }) => NOUNS.has(lower) || PASSIVES.has(lower))
  )
}

/** 'Three injured players', 'two arrested men': the participle describes others. */
function isActive(clause: readonly Piece[], at: number): boolean {
  const word = clause[at]
  const next = clause[at + 1]
  if (!word || !next || !/^(?:injured|wounded|arrested|detained|held|hurt|missing|dead)$/.test(word.lower))
    return false
  return (
    !AFTER_PASSIVE.has(next.lower) &&
    !BE.has(next.lower) &&
    next.kind === 'word' &&
    !/^(?:people|including|than|amid|outside|across|under|around|onder)$/.test(next.lower)
  )
}
