import { ask } from './evidence.ts'
import type { ShelvedArticle } from './held-article.ts'
import { type Group, linked } from './linkage.ts'
import { storyIdOf } from './story-id.ts'
import type { Match, StoryMatcher } from './story-match.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Window } from './window.ts'

/**
 * Reports are one story where they are on average so alike. Lower than for joining, as every report has its say; best of 0.33 to 0.47
 * on the fitted parts (training/clustering/cluster.ts) and on days of headlines that aren't measured.
 */
const ONE_STORY = 0.38
/** Stories that an article matches less than this are not compared. */
const MIN_MATCH = 0.2
/** Newest reports of a story that are looked at one by one. */
const MAX_LOOSE = 12
/** The older ones stay together, and the first and the last of them speak for the others: so many of each. */
const SPEAKERS = 3
/** Reports compared with each other at a time: the cost grows with the square. */
const MAX_TOGETHER = 36

/** A report that turned out to belong elsewhere. */
interface Move {
  article: ShelvedArticle
  from: string
  into: string
  /** What speaks for it there; undefined where it opens a story of its own. */
  match: Match | undefined
}

/** What turned out about a few stories: first reports move, then stories merge. */
interface Plan {
  moves: Move[]
  /** The older story of two stays. */
  merges: { from: string; into: string }[]
}

type Likeness = (first: number, second: number) => number

interface Sight {
  window: Window
  vocabulary: Vocabulary
  matcher: StoryMatcher
}

interface Pair {
  stories: readonly [string, string]
  score: number
}

/** Looks again at stories that changed: later articles show what the first ones could not. */
export class StoryReview {
  readonly #sight: Sight
  /** Pairs of stories that one article matched, and stories that grew, since the last look. */
  readonly #pairs = new Map<string, Pair>()
  readonly #grown = new Set<string>()

  constructor(sight: Sight) {
    this.#sight = sight
  }

  /** Notes that an article joined a story and which others it may belong to. */
  note(storyId: string, matches: readonly Match[]): void {
    this.#grown.add(storyId)
    for (const { storyId: other, score } of matches) {
      if (other === storyId || score < MIN_MATCH) continue
      const stories = storyId < other ? ([storyId, other] as const) : ([other, storyId] as const)
      const key = stories.join(' ')
      if (score > (this.#pairs.get(key)?.score ?? 0)) this.#pairs.set(key, { stories, score })
    }
  }

  /** What is to be changed, a neighbourhood at a time: each plan is to be carried out before the next is asked for. */
  *plans(): Generator<Plan> {
    const neighbourhoods = this.#neighbourhoods()
    this.#pairs.clear()
    this.#grown.clear()
    for (const stories of neighbourhoods) yield this.#plan(stories)
  }

  #reports(storyId: string): ShelvedArticle[] {
    return this.#sight.window.story(storyId).filter(({ kind }) => kind === 'report')
  }

  /** Stories that may be one, the likeliest pairs first, as many as can be compared with each other. */
  #neighbourhoods(): Set<string>[] {
    const of = new Map<string, { stories: Set<string>; room: number }>()
    const around = (storyId: string) => {
      const room = Math.min(this.#sight.window.story(storyId).length, MAX_LOOSE + 2 * SPEAKERS)
      const known = of.get(storyId) ?? { stories: new Set([storyId]), room }
      of.set(storyId, known)
      return known
    }
    for (const storyId of this.#grown) around(storyId)
    const likeliest = [...this.#pairs.values()].sort((a, b) => b.score - a.score)
    for (const { stories } of likeliest) {
      const [one, other] = [around(stories[0]), around(stories[1])]
      if (one === other || one.room + other.room > MAX_TOGETHER) continue
      one.room += other.room
      for (const storyId of other.stories) {
        one.stories.add(storyId)
        of.set(storyId, one)
      }
    }
    return Array.from(new Set(of.values()), ({ stories }) => stories)
  }

  #plan(storyIds: Iterable<string>): Plan {
    const reports: ShelvedArticle[] = []
    const groups: Group[] = []
    const hold = (together: readonly ShelvedArticle[]) =>
      groups.push(together.map((report) => reports.push(report) - 1))
    for (const storyId of storyIds) {
      const all = this.#reports(storyId)
      const older = all.slice(0, -MAX_LOOSE)
      const few = older.length <= 2 * SPEAKERS
      if (older.length > 0) hold(few ? older : [...older.slice(0, SPEAKERS), ...older.slice(-SPEAKERS)])
      for (const report of all.slice(-MAX_LOOSE)) hold([report])
    }
    const plan: Plan = { moves: [], merges: [] }
    if (reports.length < 2) return plan
    const likeness = this.#likeness(reports)
    for (const group of linked(groups, likeness, ONE_STORY)) {
      this.#settle(
        plan,
        group.toSorted((a, b) => sequenceOf(reports, a) - sequenceOf(reports, b)),
        reports,
        likeness,
      )
    }
    return plan
  }

  #likeness(reports: readonly ShelvedArticle[]): Likeness {
    const { matcher, vocabulary } = this.#sight
    const asked = reports.map((report) => ask(report, vocabulary))
    return (first, second) => {
      const [a, b] = [asked[Math.max(first, second)], reports[Math.min(first, second)]]
      return a && b ? matcher.oneEvent(a, b) : 0
    }
  }

  /**
   * A group has the id of the oldest story whose first report is in it, else a new one, which never was another story's:
   * a story doesn't lose the report it has its id from.
   */
  #settle(plan: Plan, group: Group, reports: readonly ShelvedArticle[], likeness: Likeness): void {
    const members = group.flatMap((at) => reports[at] ?? [])
    const [first] = members
    if (!first) return
    const opened = members.filter((report) => this.#hasOpened(report)).map(({ storyId }) => storyId)
    const oldest = opened.toSorted((a, b) => this.#age(a) - this.#age(b))[0]
    const elsewhere = oldest === undefined && members.length === 1 ? this.#matchOf(first) : undefined
    const into = oldest ?? elsewhere?.storyId ?? storyIdOf(`${first.articleId} left ${first.storyId}`)
    for (const from of opened) if (from !== into) plan.merges.push({ from, into })
    for (const at of group) {
      const article = reports[at]
      if (!article || article.storyId === into || opened.includes(article.storyId)) continue
      const opens = oldest === undefined && article === first
      const match = opens ? elsewhere : nearestIn(group, at, reports, likeness, into)
      plan.moves.push({ article, from: article.storyId, into, match })
    }
  }

  /** Another story that an article on its own joins, also one that isn't near. */
  #matchOf(article: ShelvedArticle): Match | undefined {
    const { matcher } = this.#sight
    return matcher
      .matches(article)
      .find((match) => match.storyId !== article.storyId && matcher.isEnough(match))
  }

  #hasOpened(report: ShelvedArticle): boolean {
    return this.#sight.window.story(report.storyId).find(({ kind }) => kind === 'report') === report
  }

  /** The position in the stream of what opened a story. */
  #age(storyId: string): number {
    return this.#sight.window.story(storyId)[0]?.sequence ?? 0
  }
}

const sequenceOf = (reports: readonly ShelvedArticle[], at: number) => reports[at]?.sequence ?? 0

/** The member of a group that speaks most for another one. */
function nearestIn(
  group: Group,
  at: number,
  reports: readonly ShelvedArticle[],
  likeness: Likeness,
  storyId: string,
): Match | undefined {
  let best: Match | undefined
  for (const other of group) {
    const nearest = reports[other]
    if (other === at || !nearest) continue
    const score = Math.max(0, likeness(at, other))
    if (!best || score > best.score) best = { storyId, score, nearest }
  }
  return best
}
