import type { MeasuredStoryText } from '../story-text.ts'
import { contradictsItself } from './contradictions.ts'
import type { FaultKind } from './fault-kinds.ts'
import { findNonNewsKinds } from './not-news.ts'

/** Matches a sentence that begins with a reference to an earlier sentence, such as a pronoun or 'but'. */
const DANGLING_START =
  /^["“‘']?(?:he|she|they|it|his|her|their|its|but|and|that|this|these|those|such|though|however|meanwhile|the (?:figure|number|move|latter|former|pair|two|others?|same|incident|decision|announcement|suspect|victims?|company|union|report|man|woman|couple|plan|deal|measure|bill)|hij|zij|ze|hun|dit|dat|deze|die|maar|dat aantal|de ander(?:e|en)?|het (?:bedrijf|besluit|incident|aantal|plan)|daar\w*)\b/iu
/** Matches a sentence that starts with a definite noun, which may refer to an earlier one. */
const NOUN = /^["“‘']?(?:the|het|de) (?<noun>\p{L}+)/iu
const SURNAME = /(?<![\p{L}.’'-]\s?)\b(?<name>\p{Lu}\p{Ll}{3,}) (?:said|says|told|added|zei|zegt|vertelde)\b/u
const COMMENT =
  /\b(?:is the one that counts|are sobering|makes .{0,30} stand out|no surprise|to nobody's surprise|the implication is|the irony|geen verrassing|als een verrassing|opvallend is)\b/i
const TEASE =
  /\?$|^(?:here|why|how|what|this is|hoe|waarom|wat|zo|dit is)\b|\b(?:you won't believe|what happened next|niemand (?:had )?verwacht|wat deze \p{L}+ deed)\b/iu
const LABEL =
  /^(?:covid(?:-19)?|coronavirus|breaking|live|watch|video|update|exclusive)\s*[:|]|--\s?\p{L}+$|[|]\s?\p{Lu}/iu
/**
 * A sub-headline counts as repeating a text that contains more than this share of the sub-headline's words.
 */
const RETOLD = 0.6
/** Returns the words of four letters and more, without their endings. */
const words = (text: string) =>
  new Set(
    Array.from(text.toLowerCase().matchAll(/[\p{L}\d]{4,}/gu), ([word]) =>
      word.replace(/(?:ing|ed|es|s|en)$/, ''),
    ),
  )

function share(part: ReadonlySet<string>, of: ReadonlySet<string>): number {
  return part.size === 0 ? 0 : [...part].filter((word) => of.has(word)).length / part.size
}

/** Returns true if a sentence refers to something that the preceding text doesn't name. */
function dangles(text: string, before: string): boolean {
  if (!DANGLING_START.test(text)) return hasBareSurname(text, before)
  const noun = NOUN.exec(text)?.groups?.noun
  return noun === undefined || !before.toLowerCase().includes(noun.toLowerCase())
}

/**
 * Returns true if a sentence names a speaker by surname only, and the preceding text doesn't introduce the
 * name.
 */
function hasBareSurname(text: string, before: string): boolean {
  const match = SURNAME.exec(text)
  const name = match?.groups?.name
  if (!match || !name) return false
  const isFirstWord = match.index <= 1
  const isIntroduced = new RegExp(`\\p{L}[\\p{L}.]* ${name}\\b`, 'u').test(text)
  return !isFirstWord ? !isIntroduced && !before.includes(name) : !before.includes(name)
}

/** Finds faults of a text by simple rules that share no code with the writer. */
export function findFaults(story: MeasuredStoryText): Set<FaultKind> {
  const found = new Set<FaultKind>(findNonNewsKinds(story))
  const { headline, subHeadline: sub } = story
  const sentences = story.sentences.map(({ text }) => text)
  for (const [index, text] of sentences.entries())
    if (dangles(text, [headline, ...sentences.slice(0, index)].join(' '))) found.add('dangling')
  if (sub !== '' && dangles(sub, headline)) found.add('dangling')
  const isRetold = [headline, ...sentences].some((text) => share(words(sub), words(text)) > RETOLD)
  if (sub !== '' && isRetold) found.add('retelling')
  if ([sub, ...sentences].some((text) => COMMENT.test(text))) found.add('comment')
  if (TEASE.test(headline)) found.add('tease')
  if (LABEL.test(headline)) found.add('label')
  if (contradictsItself(story)) found.add('contradiction')
  return found
}
