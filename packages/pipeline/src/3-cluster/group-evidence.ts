import type { Damping } from './memory/damping.ts'
import type { GroupSum, UnitArticle } from './memory/group-sum.ts'
import { dotWith, squaredLength, type UnitTerms } from './memory/unit-terms.ts'

const DAY_MS = 86_400_000
/** A group whose text is less like an article's is about something else: most of those that share a word. Cosine. */
const MIN_LIKENESS = 0.06
/** Shared words beyond so many add nothing. */
const MAX_SHARED = 8
/** Best members whose mean counts. */
const BEST_MEMBERS = 3

/** What speaks for and against an article being of a group; each is a number the model weighs. Cosines are 0–1. */
export const SUM_EVIDENCE = [
  'damped',
  'text',
  'title',
  'names',
  'best',
  'best3',
  'first',
  'cover',
  'coverTop',
  'rarest',
  'second',
  'gapLast',
  'gapFirst',
  'size',
  'publisher',
  'cohesion',
  'titleHeld',
  'bestTitle',
  'namesHeld',
  'margin',
  'dampedMargin',
  'bestDamped',
  'shared',
  'rareSum',
] as const
/** What comparing the article with single members of the group adds: see pair-evidence.ts. */
export const PAIR_EVIDENCE = ['pairBest', 'pairMean', 'against', 'pairNone'] as const
export type SumEvidence = Record<(typeof SUM_EVIDENCE)[number], number>
export type PairEvidence = Record<(typeof PAIR_EVIDENCE)[number], number>
export type GroupEvidence = SumEvidence & PairEvidence

/** A vector spread out by term id, to be looked up while others are gone through. */
class Dense {
  values = new Float32Array(1 << 14)
  #ids: Int32Array = new Int32Array(0)

  clear(): void {
    for (let at = 0; at < this.#ids.length; at++) this.values[this.#ids[at] ?? 0] = 0
    this.#ids = new Int32Array(0)
  }

  put({ ids, values }: UnitTerms, size: number): void {
    this.clear()
    if (size > this.values.length) this.values = new Float32Array(Math.ceil(size * 1.25))
    for (let at = 0; at < ids.length; at++) this.values[ids[at] ?? 0] = values[at] ?? 0
    this.#ids = ids
  }
}

const total = (values: Float32Array) => {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return sum
}

/** A group to compare with, and whether meanings say that it is alike: then it needs no word in common. */
interface Compared {
  sum: GroupSum
  isMeant: boolean
}

/** Compares one article with groups. */
export class GroupComparison {
  readonly #damping: Damping
  readonly #text = new Dense()
  readonly #damped = new Dense()
  readonly #title = new Dense()
  readonly #plainTitle = new Dense()
  readonly #names = new Dense()
  readonly #keys = new Dense()
  #lengths = { damped: 0, title: 0, names: 0 }
  #totals = { title: 0, names: 0 }
  #article: UnitArticle | undefined

  constructor(damping: Damping) {
    this.#damping = damping
  }

  /** Takes the article that the next groups are compared with. @param terms ids are below this; @param weights of terms by id */
  begin(article: UnitArticle, terms: number, weights: Float32Array): void {
    this.#article = article
    const damp = ({ ids, values }: UnitTerms, power: number): UnitTerms => ({
      ids,
      values: values.map((value, at) => value * this.#damping.of(ids[at] ?? 0) ** power),
    })
    this.#text.put(article.text, terms)
    this.#damped.put(damp(article.text, 2), terms)
    const title = damp(article.title, 1)
    const names = damp(article.names, 1)
    this.#title.put(title, terms)
    this.#plainTitle.put(article.title, terms)
    this.#names.put(names, terms)
    const { ids } = article.keys
    const keys = Float32Array.from(ids, (id) => (weights[id] ?? 0) * this.#damping.of(id))
    this.#keys.put({ ids, values: keys }, terms)
    this.#lengths = {
      damped: Math.sqrt(squaredLength(damp(article.text, 1))) || 1,
      title: Math.sqrt(squaredLength(title)) || 1,
      names: Math.sqrt(squaredLength(names)) || 1,
    }
    this.#totals = { title: total(title.values) || 1, names: total(names.values) || 1 }
  }

  /** The evidence for each of the groups, in their order; undefined where too little is shared to go on. */
  of(groups: readonly Compared[]): (SumEvidence | undefined)[] {
    const all = groups.map((group) => this.#evidence(group))
    const found = all.filter((each) => each !== undefined)
    const margins = (name: 'text' | 'damped') => {
      let best = 0
      let second = 0
      for (const each of found) {
        const value = each[name]
        if (value > best) {
          second = best
          best = value
        } else if (value > second) second = value
      }
      return (value: number) => (value < best ? value - best : value - second)
    }
    const text = margins('text')
    const damped = margins('damped')
    for (const each of found) {
      each.margin = text(each.text)
      each.dampedMargin = damped(each.damped)
    }
    return all
  }

  #evidence({ sum: group, isMeant }: Compared): SumEvidence | undefined {
    const article = this.#article
    if (!article) throw new RangeError('No article to compare with')
    const { size } = group
    const { text, damped } = this.#textLikeness(group)
    if (Math.max(text, damped) < MIN_LIKENESS && !isMeant) return undefined
    const title =
      dotWith(this.#title.values, group.title) / (Math.sqrt(group.titleSquared || 1) * this.#lengths.title)
    const names =
      dotWith(this.#names.values, group.names) / (Math.sqrt(group.namesSquared || 1) * this.#lengths.names)
    return {
      text,
      damped,
      title,
      names,
      ...this.#memberLikeness(group),
      ...this.#keysShared(group),
      coverTop: this.#topCovered(group),
      ...this.#held(group),
      gapLast: Math.log1p(Math.abs(article.article.at - group.last) / DAY_MS),
      gapFirst: Math.log1p(Math.abs(article.article.at - group.first) / DAY_MS),
      size: Math.log(size),
      publisher: (group.publishers.get(article.article.publisherId) ?? 0) / size,
      cohesion: group.cohesion,
      margin: 0,
      dampedMargin: 0,
    }
  }

  #textLikeness({ text: { ids, values }, textSquared }: GroupSum) {
    const own = this.#text.values
    const ownDamped = this.#damped.values
    let dot = 0
    let dampedDot = 0
    let dampedSquared = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const value = values[at] ?? 0
      const dampedValue = value * this.#damping.of(id)
      dampedSquared += dampedValue * dampedValue
      dot += (own[id] ?? 0) * value
      dampedDot += (ownDamped[id] ?? 0) * value
    }
    return {
      text: dot / Math.sqrt(textSquared || 1),
      damped: dampedDot / (this.#lengths.damped * Math.sqrt(dampedSquared || 1)),
    }
  }

  #memberLikeness({ members }: GroupSum) {
    const likeness: number[] = []
    let bestTitle = 0
    let bestDamped = 0
    for (const member of members) {
      likeness.push(dotWith(this.#text.values, member.text))
      bestTitle = Math.max(bestTitle, dotWith(this.#plainTitle.values, member.title))
      bestDamped = Math.max(bestDamped, dotWith(this.#damped.values, member.text))
    }
    const first = likeness[0] ?? 0
    likeness.sort((a, b) => b - a)
    const count = Math.min(BEST_MEMBERS, likeness.length)
    let sum = 0
    for (let at = 0; at < count; at++) sum += likeness[at] ?? 0
    return {
      first,
      best: likeness[0] ?? 0,
      best3: count > 0 ? sum / count : 0,
      bestTitle,
      bestDamped: bestDamped / this.#lengths.damped,
    }
  }

  #keysShared({ keys: { ids, values }, size }: GroupSum) {
    const own = this.#keys.values
    let rarest = 0
    let second = 0
    let shared = 0
    let rareSum = 0
    for (let at = 0; at < ids.length; at++) {
      const strength = own[ids[at] ?? 0] ?? 0
      if (strength === 0) continue
      const value = strength * Math.min(1, (2 * (values[at] ?? 0)) / size)
      shared++
      rareSum += value
      if (value > rarest) {
        second = rarest
        rarest = value
      } else if (value > second) second = value
    }
    return { rarest, second, shared: Math.min(shared, MAX_SHARED), rareSum }
  }

  #topCovered({ top: { ids, values } }: GroupSum): number {
    const own = this.#text.values
    let all = 0
    let covered = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const value = (values[at] ?? 0) * this.#damping.of(id)
      all += value
      if ((own[id] ?? 0) > 0) covered += value
    }
    return all > 0 ? covered / all : 0
  }

  /** How much of the title's and the names' weight the group's titles and names hold. */
  #held({ keys, names, size }: GroupSum) {
    let cover = 0
    let titleHeld = 0
    const title = this.#title.values
    for (let at = 0; at < keys.ids.length; at++) {
      const value = title[keys.ids[at] ?? 0] ?? 0
      if (value === 0) continue
      cover += value * Math.min(1, (2 * (keys.values[at] ?? 0)) / size)
      titleHeld += value
    }
    let namesHeld = 0
    const own = this.#names.values
    for (let at = 0; at < names.ids.length; at++) namesHeld += own[names.ids[at] ?? 0] ?? 0
    return {
      cover: cover / this.#totals.title,
      titleHeld: titleHeld / this.#totals.title,
      namesHeld: namesHeld / this.#totals.names,
    }
  }
}
