import { jsonrepair } from 'jsonrepair'

/** JSON that was found in a text. */
export interface FoundJson {
  json: unknown
  /** It was not JSON as it was: a comma too many, an end that is missing. */
  isRepaired: boolean
}

/** The most characters that are searched: an expected answer has a tenth of them. */
const MAX_TEXT = 30_000
/** The deepest nesting: an expected answer has three levels, and repairing takes quadratic time. */
const MAX_DEPTH = 20
/** Where a model thinks aloud before it answers; templates that open the thought in the prompt leave only its end. */
const THOUGHT_BEGINS = /<(?:think|thinking|thought|reasoning)>/i
const THOUGHT_ENDS = /<\/(?:think|thinking|thought|reasoning)>/gi
/** The marker of the 'harmony' format before each part of an answer. */
const PART = '<|message|>'
const FENCED = /```[a-z0-9]*[^\S\n]*\n?([\s\S]*?)(?:```|$)/i

/** A model's answer without its reasoning; undefined if the reasoning has no end. */
export function withoutThought(said: string): string | undefined {
  const at = said.lastIndexOf(PART)
  const part = at < 0 ? said : said.slice(at + PART.length)
  const ends = Array.from(part.matchAll(THOUGHT_ENDS), ({ 0: tag, index }) => index + tag.length)
  const behind = part.slice(ends.at(-1) ?? 0).trim()
  const begins = part.search(THOUGHT_BEGINS)
  const before = begins < 0 ? '' : part.slice(0, begins).trim()
  if (behind === '' && ends.length > 0) return before
  const isOpen = behind.search(THOUGHT_BEGINS) === 0
  return isOpen ? undefined : behind
}

/** From each bracket that could be the beginning, the likeliest first. */
function candidates(text: string): string[] {
  const fenced = FENCED.exec(text)?.[1]
  const starts = [text.search(/\{\s*"/), text.indexOf('{'), text.search(/\[\s*[{"]/)].filter((at) => at >= 0)
  const inside = [...new Set(starts)].map((at) => text.slice(at))
  return [text, ...(fenced === undefined ? [] : [fenced]), ...inside].filter((part) => /^\s*[{[]/.test(part))
}

/** A text in double quotes, also without its end, or a bracket. */
const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|[{}[\]]/g

/** Up to the bracket that closes the first one: prose after it is not JSON's. All of it where none does; nothing where it is nested too deep. */
function upToEnd(text: string): string {
  let depth = 0
  for (const { 0: found, index } of text.matchAll(QUOTED_OR_BRACKET)) {
    if (found.startsWith('"')) continue
    depth += found === '{' || found === '[' ? 1 : -1
    if (depth === 0) return text.slice(0, index + 1)
    if (depth > MAX_DEPTH) return ''
  }
  return text
}

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    const json: unknown = parse(text)
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}

const repaired = (text: string) => JSON.parse(jsonrepair(text))

/**
 * Finds the JSON object or list in a model's answer: alone, between fences, amid prose, with small faults or
 * truncated.
 *
 * @returns undefined if there is none
 */
export function jsonInText(said: string): FoundJson | undefined {
  const parts = candidates(said.slice(0, MAX_TEXT))
  for (const part of parts) {
    const json = parsed(upToEnd(part), JSON.parse)
    if (json !== undefined) return { json, isRepaired: false }
  }
  for (const part of parts) {
    const json = parsed(upToEnd(part), repaired)
    if (json !== undefined) return { json, isRepaired: true }
  }
  return undefined
}
