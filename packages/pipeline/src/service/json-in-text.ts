import { jsonrepair } from 'jsonrepair'

/** JSON that was found in a text. */
export interface ExtractedJson {
  json: unknown
  /**
   * Whether the JSON had to be repaired, for example because it had an extra comma or its end was missing.
   */
  isRepaired: boolean
}

/** The maximum number of characters that are searched for JSON; expected answers are a tenth as long. */
const MAX_TEXT = 30_000
/**
 * The maximum nesting depth, because repairing deeper JSON takes quadratic time; expected answers have three
 * levels.
 */
const MAX_DEPTH = 20
/**
 * Match the tags around a model's reasoning, which precedes its answer. If the prompt's template already
 * contains the opening tag, the model's text only has the closing tag.
 */
const THOUGHT_BEGINS = /<(?:think|thinking|thought|reasoning)>/i
const THOUGHT_ENDS = /<\/(?:think|thinking|thought|reasoning)>/gi
/** The marker before the text of each part of an answer in OpenAI's 'harmony' format. */
const PART = '<|message|>'
const FENCED = /```[a-z0-9]*[^\S\n]*\n?([\s\S]*?)(?:```|$)/i

/**
 * Removes a model's reasoning from its answer. Returns undefined if the reasoning was opened but never
 * closed.
 */
export function stripModelReasoning(answer: string): string | undefined {
  const at = answer.lastIndexOf(PART)
  const part = at < 0 ? answer : answer.slice(at + PART.length)
  const ends = Array.from(part.matchAll(THOUGHT_ENDS), ({ 0: tag, index }) => index + tag.length)
  const behind = part.slice(ends.at(-1) ?? 0).trim()
  const begins = part.search(THOUGHT_BEGINS)
  const before = begins < 0 ? '' : part.slice(0, begins).trim()
  if (behind === '' && ends.length > 0) return before
  const isOpen = behind.search(THOUGHT_BEGINS) === 0
  return isOpen ? undefined : behind
}

/**
 * Returns the parts of a text that may be the JSON, the likeliest first: the whole text, the content of a code
 * block, and the text from each bracket that could begin an object or array.
 */
function candidates(text: string): string[] {
  const fenced = FENCED.exec(text)?.[1]
  const starts = [text.search(/\{\s*"/), text.indexOf('{'), text.search(/\[\s*[{"]/)].filter((at) => at >= 0)
  const inside = [...new Set(starts)].map((at) => text.slice(at))
  return [text, ...(fenced === undefined ? [] : [fenced]), ...inside].filter((part) => /^\s*[{[]/.test(part))
}

/** Matches a string in double quotes, which may be unterminated, or a bracket. */
const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|[{}[\]]/g

/**
 * Cuts a text after the bracket that matches its first bracket, because any prose after it isn't JSON.
 * Returns the whole text if no bracket matches, and nothing if the nesting is too deep.
 */
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
 * Finds the JSON object or array in a model's answer: alone, in a code block, within prose, with small faults
 * or truncated.
 *
 * @returns undefined if there is none
 */
export function findJsonInText(answer: string): ExtractedJson | undefined {
  const parts = candidates(answer.slice(0, MAX_TEXT))
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
