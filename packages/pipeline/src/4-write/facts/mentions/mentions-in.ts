import type { Article } from '@plainwire/domain/article'
import { findCorrectionNotes } from '../../../read/index.ts'
import { splitSentences } from '../../../text/index.ts'
import type { FactVocabulary } from '../vocabulary.ts'
import { findCasualtyKind } from './casualties.ts'
import type { Mention, MentionSentence } from './mention.ts'
import { findNamedFacts } from './named-facts.ts'
import { isHyphen, type SentencePiece, splitIntoPieces } from './pieces.ts'
import { findQuantities, type Quantity } from './quantity.ts'

/** The number of sentences read per field; the important ones are at the top. */
const MAX_SENTENCES = 16
/** Maximum length read of a sentence, in characters; longer ones are lists or boilerplate. */
const MAX_CHARACTERS = 800
/** Words that mark a part of the counted things, or something else nearby. */
const PART_BEFORE = new Set(
  'another further additional other extra andere overige those these each every'.split(' '),
)
const PART_AFTER = new Set(
  'more others other anderen andere extra further additional van hunner per'.split(' '),
)
const NOT_NOUNS = new Set(
  `years days times is was were are has have had worden werden zijn waren hebben hadden tegen onder tussen boven buiten binnen samen alleen
  this its his as us across always perhaps keer toen dan en ten van hun deze geen minutes this percent maanden stages seven points punten`.split(
    /\s+/,
  ),
)
const CAPITAL = /^\p{Lu}/u
const PLURAL: Record<string, RegExp> = {
  en: /(?:[^su]s|men|people|children|crew|staff|police|sheep)$/,
  nl: /(?:en|[^sy]s|ers|eren)$/,
}
const DISPUTE =
  /\b(?:higher than|lower than|more than the|put the (?:number|figure|toll|total)|counts|first count|announced by|contradict|disput|houdt het op|houden het op|spreekt van|spreken van|volgens het bedrijf|hoger dan|lager dan|earlier (?:figure|count|estimate))\b/i
/**
 * Phrases that contrast a number with the previous one: 'the company put the number at', 'dorpshoofden houden
 * het op'.
 */
const RIVAL =
  /\b(?:(?:put|puts|putting) (?:the (?:number|figure|total|toll)|it) at|counts|houd(?:t|en) het op|spre(?:ekt|ken) van)(?: (?:about|some|around|nearly|over|ongeveer|ruim|zeker|bijna|zo['’]n))?\s*$/i
/** Words that show that two joined numbers are a result of a match, a vote or a ruling. */
const RESULT =
  /\b(?:w[io]ns?|winning|victory|beats?|beaten|defeat\w*|lo(?:se|ses|st|ss)|dr[ae]w|draws|score[ds]?|scoring|vot(?:e|es|ed|ing)|ruled|ruling|(?:ge)?won(?:nen)?|wint|winnen|zege|versl(?:aat|oeg|agen)|verl(?:iest|oor|oren)|verlies|gelijk(?:spel)?|stemmen|gestemd|doelpunt\w*|uitslag)\b/i
/** Words about possibilities, the past, and totals that include other numbers. */
const TENTATIVE =
  /\b(?:could|would|might|expect\w*|forecast\w*|predict\w*|project(?:s|ed|ions?)|goal|target|aims?|last (?:year|month|week)|a year (?:ago|earlier)|previous(?:ly)?|including the (?:gunman|shooter|attacker|assailant|suspect|bomber|driver|pilot)|zou(?:den)?|verwacht\w*|doel|vorig(?:e)? (?:jaar|maand|week)|eerder|onder wie de (?:dader|schutter|aanvaller|bestuurder))\b/i
/** The number of words on each side of a number that best show its subject. */
const NEAR_PIECES = 8
/** The maximum ratio between a number and the one it contrasts with. */
const MAX_RIVAL_RATIO = 5

/** Posts of social networks that are embedded in a text. */
const EMBEDDED = /pic\.twitter\.com|https?:\/\/t\.co\/|\(@\w/

/** Words that may be the counted thing or describe a kind of people: 'police officers', 'crew members'. */
const SORTS = /^(?:police|crew|staff|bank|news)$/
const ENDS_PHRASE = /^(?:of|in|on|to|a|the|at|and|or|aan|van|de|het|een|op|te|en|by|from|that|who|die)$/
/** The number of words after a number among which its noun is. */
const NOUN_REACH = 4

/** The noun after a number: the first plural among the next words. */
function nounAfter(
  pieces: readonly SentencePiece[],
  to: number,
  { article, field }: MentionSentence,
): SentencePiece | undefined {
  const plural = PLURAL[article.language] ?? PLURAL.en
  const isPlural = (piece: SentencePiece | undefined) =>
    piece?.kind === 'word' && piece.lower.length > 3 && plural?.test(piece.lower) === true
  for (let at = to; at < Math.min(pieces.length, to + NOUN_REACH); at++) {
    const piece = pieces[at]
    if (piece?.kind !== 'word' || PART_AFTER.has(piece.lower) || NOT_NOUNS.has(piece.lower)) return undefined
    if (ENDS_PHRASE.test(piece.lower)) return undefined
    if (SORTS.test(piece.lower) && isPlural(pieces[at + 1])) continue
    // 'Two Los Angeles police officers': the capitalised plural is part of a name.
    const isName = field !== 'title' && CAPITAL.test(piece.text) && CAPITAL.test(pieces[at - 1]?.text ?? '')
    if (isPlural(piece) && !(isName && at > to)) return piece
  }
  return undefined
}

function isPart(pieces: readonly SentencePiece[], { from, to }: Quantity): boolean {
  const before = pieces[from - 1]?.lower ?? ''
  const [after, second] = [pieces[to]?.lower ?? '', pieces[to + 1]?.lower ?? '']
  const isShare =
    /^(?:of|van)$/.test(after) && /^(?:the|those|these|its|his|her|their|de|het|die|deze)$/.test(second)
  return (
    PART_BEFORE.has(before) ||
    PART_AFTER.has(after) ||
    isShare ||
    (after === 'in' && pieces[to + 1]?.kind === 'number')
  )
}

function subjectOf(
  pieces: readonly SentencePiece[],
  quantity: Quantity,
  place: MentionSentence,
  vocabulary: FactVocabulary,
): Pick<Mention, 'key' | 'subject' | 'isCasualty' | 'noun'> | undefined {
  const { kind, unit, value, isWord } = quantity
  if (kind === 'score' && !RESULT.test(place.text)) return undefined
  if (kind === 'score') return { key: 'score', subject: 'score', isCasualty: false }
  if (kind === 'time') {
    const isLong = String(value).split(':').length > 2
    return { key: isLong ? 'finish' : 'clock', subject: 'time', isCasualty: false }
  }
  if (kind !== 'count') {
    const isSmall = kind === 'measure' && isWord && Number(value) < 3
    return isSmall ? undefined : { key: `${kind} ${unit}`, subject: kind, isCasualty: false }
  }
  const casualty = findCasualtyKind(pieces, quantity.from, quantity.to)
  if (casualty) return { key: casualty, subject: casualty, isCasualty: true }
  if (isWord && Number(value) < 2) return undefined
  const behind = isHyphen(pieces, quantity.to) ? undefined : nounAfter(pieces, quantity.to, place)
  if (!behind) return undefined
  const { key, name } = vocabulary.noun(behind.lower, place.article.language)
  const noun = place.text.slice(pieces[quantity.to]?.start, behind.end)
  return { key: `of ${key}`, subject: name, noun, isCasualty: false }
}

function mentionOf(
  pieces: readonly SentencePiece[],
  quantity: Quantity,
  place: MentionSentence,
  vocabulary: FactVocabulary,
  context: ReadonlySet<string>,
): Mention | undefined {
  if (quantity.kind === 'count' && isPart(pieces, quantity)) return undefined
  const subject = subjectOf(pieces, quantity, place, vocabulary)
  const last = pieces[Math.min(pieces.length - 1, spokenEnd(pieces, quantity, subject?.isCasualty === true))]
  const first = pieces[quantity.from]
  if (!subject || !first || !last) return undefined
  const { kind, unit, value, qualifier } = quantity
  return {
    ...subject,
    kind,
    unit,
    value,
    qualifier,
    article: place.article,
    report: place.report,
    field: place.field,
    position: place.position,
    start: place.offset + first.start,
    end: place.offset + last.end,
    context,
    near: nearWords(pieces, quantity, place, vocabulary),
    isTentative: TENTATIVE.test(place.text),
    isDisputed: DISPUTE.test(place.text),
  }
}

function nearWords(
  pieces: readonly SentencePiece[],
  { from, to }: Quantity,
  { text, article }: MentionSentence,
  vocabulary: FactVocabulary,
): Set<string> {
  const before = text.slice(pieces[Math.max(0, from - NEAR_PIECES)]?.start ?? 0, pieces[from]?.start)
  const last = pieces[Math.min(pieces.length, to + NEAR_PIECES) - 1]
  const after = text.slice(pieces[to - 1]?.end, last?.end)
  return vocabulary.words(`${before} ${after}`, article.language)
}

/** The last piece shown with a number: its noun, or what happened to the counted people. */
function spokenEnd(pieces: readonly SentencePiece[], { kind, to }: Quantity, isCasualty: boolean): number {
  let end = to - 1
  if (kind !== 'count') return end
  for (let at = to; at < Math.min(pieces.length, to + (isCasualty ? 4 : 2)); at++) {
    if (pieces[at]?.kind !== 'word') break
    end = at
    if (
      isCasualty &&
      /^(?:dead|injured|wounded|hurt|missing|arrested|doden|gewonden?|vermist|jobs|banen)$/.test(
        pieces[at]?.lower ?? '',
      )
    )
      break
  }
  return end
}

/** The earlier number that a number without a noun contrasts with. */
function rivalOf(quantity: Quantity, before: string, earlier: readonly Mention[]): Mention | undefined {
  const { kind, unit, value } = quantity
  if (!RIVAL.test(before) || typeof value !== 'number') return undefined
  const last = earlier.findLast((mention) => mention.kind === kind && mention.unit === unit)
  if (!last || typeof last.value !== 'number' || last.value === value) return undefined
  const ratio = Math.max(value, last.value) / Math.min(value, last.value)
  return ratio <= MAX_RIVAL_RATIO ? last : undefined
}

function sentenceMentions(
  place: MentionSentence,
  vocabulary: FactVocabulary,
  before: readonly Mention[],
): Mention[] {
  const pieces = splitIntoPieces(place.text)
  const quantities = findQuantities(pieces, place.article.language)
  const context = vocabulary.words(place.text, place.article.language)
  const found: Mention[] = []
  for (const quantity of quantities) {
    const rival = rivalOf(quantity, place.text.slice(0, pieces[quantity.from]?.start), [...before, ...found])
    const own = mentionOf(pieces, quantity, place, vocabulary, context)
    if (rival && (!own || own.key !== rival.key || !own.isCasualty)) {
      const [first, last] = [pieces[quantity.from], pieces[quantity.to - 1]]
      if (!first || !last) continue
      const { value, qualifier } = quantity
      found.push({
        ...rival,
        value,
        qualifier,
        position: place.position,
        field: place.field,
        start: place.offset + first.start,
        end: place.offset + last.end,
        isDisputed: true,
        rivalTo: rival,
      })
    } else if (own) found.push(own)
  }
  return [...found, ...findNamedFacts(place, pieces, context)]
}

/** The sentences of an article that may state facts, from the top, without correction notes. */
function placesOf(article: Article, report: number): MentionSentence[] {
  const notes = findCorrectionNotes(article)
  const title: MentionSentence = {
    article,
    report,
    field: 'title',
    position: -1,
    offset: 0,
    text: article.title,
  }
  const fields = article.text.startsWith(article.summary)
    ? (['text'] as const)
    : (['summary', 'text'] as const)
  const rest = fields.flatMap((field) =>
    splitSentences(article[field])
      .slice(0, MAX_SENTENCES)
      .filter(
        ({ start }) => !notes.some((note) => note.field === field && start >= note.start && start < note.end),
      )
      .map(
        (sentence, position): MentionSentence => ({
          article,
          report,
          field,
          position,
          offset: sentence.start,
          text: article[field].slice(sentence.start, Math.min(sentence.end, sentence.start + MAX_CHARACTERS)),
        }),
      ),
  )
  return [title, ...rest].filter(({ text }) => !EMBEDDED.test(text))
}

/** Every fact stated in an article, in order. */
export function findMentions(article: Article, report: number, vocabulary: FactVocabulary): Mention[] {
  const mentions: Mention[] = []
  for (const place of placesOf(article, report)) {
    const near = mentions.filter(
      ({ field, position }) => field === place.field && place.position - position <= 1,
    )
    mentions.push(...sentenceMentions(place, vocabulary, near))
  }
  return mentions
}
