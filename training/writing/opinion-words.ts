import { extractWordSequences } from '../../packages/pipeline/src/6-score/neutrality/word-runs.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { splitByKey } from '../splits.ts'

/** Sections and magazines, of the left and the right, whose texts are opinion or commentary. */
const COMMENTATORS = new Set(
  'Townhall|Vox|Salon|National Review|Guest Writer - Right|Guest Writer - Left|Guest Writer|Reason|Breitbart News|The Daily Caller|Daily Beast|Daily Kos|Media Matters|HotAir|Slate|The Atlantic|TheBlaze.com|John Stossel|Rich Lowry|CNN - Editorial|Victor Hanson|Newt Gingrich|Howard Kurtz|Michelle Malkin|New York Magazine|Fox News Opinion|InfoWars|Media Research Center|New Republic|Ezra Klein|George Will|Juan Williams|Washington Free Beacon'.split(
    '|',
  ),
)
const NEWSROOMS = new Set(
  'Reuters|NPR Online News|USA TODAY|New York Times - News|Associated Press|Bloomberg|Wall Street Journal - News|PBS NewsHour|Pew Research Center|CNN (Web News)|International Business Times'.split(
    '|',
  ),
)
/**
 * The strength of smoothing: the number of average texts that are added to those of the commentators and to
 * those of the newsrooms.
 */
const PRIOR = 40
/**
 * The minimum number of texts with a word, and of publishers that use it on the side that uses it more.
 * Otherwise the word reflects one publisher's subjects.
 */
const FEWEST_TEXTS = 16
const FEWEST_COMMENTATORS = 6
const FEWEST_NEWSROOMS = 4
/**
 * The minimum number of months in which a word occurs, relative to the number expected for a word that isn't
 * tied to a topic. Otherwise the word reflects the news of its time.
 */
const STEADY = 0.85
/**
 * The minimum distance of a word's log-odds from 0, in standard errors (SURE), and the limit of its log-odds
 * (MOST_ODDS).
 */
const SURE = 2.6
const MOST_ODDS = 1.5
/** Matches words of page elements, such as captions, and words that indicate a subject instead of a style. */
const FURNITURE =
  /^(?:reuters|photo|image|images|caption|toggle|enlarge|highlights?|story|subscribe|newsletter|click|read|m|p|pm|am|http|https|rt|pic|twitter|tweet|tweeted|trump|obama|com|co|t)(?: |$)| (?:caption|image|highlights|m|pm|am)$/
const ABOUT =
  "Log odds that a text with a word, or two or three side by side, is a commentator's rather than a newsroom's. Fitted by training/writing/opinion-words.ts on half of some 11,800 US articles until June 2018."

interface Stated {
  id: string
  date: string
  story_id: string | null
  source: string
  text: string
}

interface Use {
  texts: number
  sources: Set<string>
  months: Set<string>
}
const UNUSED: Use = { texts: 0, sources: new Set(), months: new Set() }

/** Counts the texts, publishers and months in which one side (commentators or newsrooms) uses each word. */
class Side {
  texts = 0
  readonly #months = new Map<string, number>()
  readonly #uses = new Map<string, Use>()

  add({ text, source, date }: Stated): void {
    const month = date.slice(0, 7)
    this.texts++
    this.#months.set(month, (this.#months.get(month) ?? 0) + 1)
    for (const word of extractWordSequences(text)) {
      const use = this.#uses.get(word) ?? { texts: 0, sources: new Set(), months: new Set() }
      use.texts++
      use.sources.add(source)
      use.months.add(month)
      this.#uses.set(word, use)
    }
  }

  words = () => this.#uses.keys()
  use = (word: string) => this.#uses.get(word) ?? UNUSED

  /** Whether a word occurs in about as many months as expected by chance. */
  isSteady(word: string): boolean {
    const { texts, months } = this.use(word)
    const expected = [...this.#months.values()].reduce(
      (sum, ofMonth) => sum + 1 - (1 - ofMonth / this.texts) ** texts,
      0,
    )
    return months.size >= STEADY * expected
  }
}

function sidesOf(inputs: MakerInputs): { commentators: Side; newsrooms: Side } {
  const sides = { commentators: new Side(), newsrooms: new Side() }
  for (const line of inputs.lines<Stated>('us-stream')) {
    if (splitByKey(line.story_id || line.id) !== 'fitted') continue
    if (COMMENTATORS.has(line.source)) sides.commentators.add(line)
    else if (NEWSROOMS.has(line.source)) sides.newsrooms.add(line)
  }
  return sides
}

/**
 * The log-odds that a word comes from a commentator rather than a newsroom; 0 if there is too little
 * evidence.
 */
function oddsOf(word: string, { commentators, newsrooms }: ReturnType<typeof sidesOf>): number {
  const [one, other] = [commentators.use(word), newsrooms.use(word)]
  const texts = one.texts + other.texts
  if (texts < FEWEST_TEXTS || FURNITURE.test(word)) return 0
  const expected = (PRIOR * texts) / (commentators.texts + newsrooms.texts)
  const odds =
    Math.log((one.texts + expected) / commentators.texts) -
    Math.log((other.texts + expected) / newsrooms.texts)
  if (Math.abs(odds) < SURE * Math.sqrt(1 / (one.texts + expected) + 1 / (other.texts + expected))) return 0
  const isSpread = odds > 0 ? one.sources.size >= FEWEST_COMMENTATORS : other.sources.size >= FEWEST_NEWSROOMS
  const isSteady = (odds > 0 ? commentators : newsrooms).isSteady(word)
  return isSpread && isSteady ? Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)) : 0
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Makes the weights of words that distinguish commentators from newsrooms. */
export const OPINION_WORDS: Maker = {
  name: 'opinion-words',
  file: 'training/writing/opinion-words.ts',
  inputs: ['us-stream'],
  make(inputs) {
    const sides = sidesOf(inputs)
    const words = [...new Set([...sides.commentators.words(), ...sides.newsrooms.words()])].sort()
    const weights = Object.fromEntries(
      words.map((word) => [word, rounded(oddsOf(word, sides))] as const).filter(([, odds]) => odds !== 0),
    )
    return { 'content/weights/opinion-words.json': `${JSON.stringify({ about: ABOUT, weights }, null, 1)}\n` }
  },
}
