import type { Article } from '@plainwire/domain/article'
import type { CrossLanguageVocabulary } from '../vocabulary.ts'
import { findCasualtyKind } from './casualties.ts'
import { findCountedNoun, isPartitiveNumber } from './counted-noun.ts'
import type { FactMention, MentionSentence } from './fact-mention.ts'
import { selectPossibleFactSentences } from './mention-sentences.ts'
import { findNonNumericMentions } from './named-facts.ts'
import { isHyphen, type SentenceToken, splitSentenceIntoTokens } from './pieces.ts'
import { findQuantities, type Quantity } from './quantity.ts'
import { findContestedNumber } from './rival-number.ts'

const DISPUTE =
  /\b(?:higher than|lower than|more than the|put the (?:number|figure|toll|total)|counts|first count|announced by|contradict|disput|houdt het op|houden het op|spreekt van|spreken van|volgens het bedrijf|hoger dan|lager dan|earlier (?:figure|count|estimate))\b/i
/** Words that show that two joined numbers are a result of a match, a vote or a ruling. */
const RESULT =
  /\b(?:w[io]ns?|winning|victory|beats?|beaten|defeat\w*|lo(?:se|ses|st|ss)|dr[ae]w|draws|score[ds]?|scoring|vot(?:e|es|ed|ing)|ruled|ruling|(?:ge)?won(?:nen)?|wint|winnen|zege|versl(?:aat|oeg|agen)|verl(?:iest|oor|oren)|verlies|gelijk(?:spel)?|stemmen|gestemd|doelpunt\w*|uitslag)\b/i
/** Words about possibilities, about the past, and about totals that include the perpetrator. */
const TENTATIVE =
  /\b(?:could|would|might|expect\w*|forecast\w*|predict\w*|project(?:s|ed|ions?)|goal|target|aims?|last (?:year|month|week)|a year (?:ago|earlier)|previous(?:ly)?|including the (?:gunman|shooter|attacker|assailant|suspect|bomber|driver|pilot)|zou(?:den)?|verwacht\w*|doel|vorig(?:e)? (?:jaar|maand|week)|eerder|onder wie de (?:dader|schutter|aanvaller|bestuurder))\b/i
/** The number of words on each side of a number that best show its subject. */
const NEAR_PIECES = 8

function subjectOf(
  pieces: readonly SentenceToken[],
  quantity: Quantity,
  place: MentionSentence,
  vocabulary: CrossLanguageVocabulary,
): Pick<FactMention, 'key' | 'subject' | 'isCasualty' | 'noun'> | undefined {
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
  const behind = isHyphen(pieces, quantity.to) ? undefined : findCountedNoun(pieces, quantity.to, place)
  if (!behind) return undefined
  const { key, name } = vocabulary.noun(behind.lower, place.article.language)
  const noun = place.text.slice(pieces[quantity.to]?.start, behind.end)
  return { key: `of ${key}`, subject: name, noun, isCasualty: false }
}

function mentionOf(
  pieces: readonly SentenceToken[],
  quantity: Quantity,
  place: MentionSentence,
  vocabulary: CrossLanguageVocabulary,
  context: ReadonlySet<string>,
): FactMention | undefined {
  if (quantity.kind === 'count' && isPartitiveNumber(pieces, quantity, place.article.language))
    return undefined
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
  pieces: readonly SentenceToken[],
  { from, to }: Quantity,
  { text, article }: MentionSentence,
  vocabulary: CrossLanguageVocabulary,
): Set<string> {
  const before = text.slice(pieces[Math.max(0, from - NEAR_PIECES)]?.start ?? 0, pieces[from]?.start)
  const last = pieces[Math.min(pieces.length, to + NEAR_PIECES) - 1]
  const after = text.slice(pieces[to - 1]?.end, last?.end)
  return vocabulary.words(`${before} ${after}`, article.language)
}

/**
 * Returns the index of the last piece (word) that is shown with a number: its noun, or what happened to the
 * counted people.
 */
function spokenEnd(pieces: readonly SentenceToken[], { kind, to }: Quantity, isCasualty: boolean): number {
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

function sentenceMentions(
  place: MentionSentence,
  vocabulary: CrossLanguageVocabulary,
  before: readonly FactMention[],
): FactMention[] {
  const pieces = splitSentenceIntoTokens(place.text)
  const quantities = findQuantities(pieces, place.article.language)
  const context = vocabulary.words(place.text, place.article.language)
  const found: FactMention[] = []
  for (const quantity of quantities) {
    const rival = findContestedNumber(quantity, place.text.slice(0, pieces[quantity.from]?.start), [
      ...before,
      ...found,
    ])
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
  return [...found, ...findNonNumericMentions(place, pieces, context)]
}

/** Returns every mention of a fact in an article, in the order of the text. */
export function findFactMentions(
  article: Article,
  report: number,
  vocabulary: CrossLanguageVocabulary,
): FactMention[] {
  const mentions: FactMention[] = []
  for (const place of selectPossibleFactSentences(article, report)) {
    const near = mentions.filter(
      ({ field, position }) => field === place.field && place.position - position <= 1,
    )
    mentions.push(...sentenceMentions(place, vocabulary, near))
  }
  return mentions
}
