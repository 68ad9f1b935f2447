import { runInNewContext } from 'node:vm'
import * as units from '@plainwire/domain/units'

/**
 * The units of time and size. An evaluated file may import these constants; it must define all others that it
 * uses.
 */
const UNITS: Readonly<Record<string, number>> = units

const OPENING = '([{'
const CLOSING = ')]}'
const TYPE_ONLY = /(?: as const| satisfies [\w<>[\], ]+?)+\s*$/
const IDENTIFIER = /(?<![\w.'"])[A-Z][A-Z0-9_]*\b(?!['"]?\s*:)/g

/**
 * Evaluates a constant in the text of a TypeScript file, exported or not. It may be computed from other
 * constants of the same file and those in `UNITS`; any other name throws.
 *
 * @param path the constant's name, and the names of properties that lead to a part of it
 */
export function evaluateConstant(text: string, path: string): unknown {
  const [name = '', ...members] = path.split('.')
  return readValueAtPath(evaluate(text, name), members, path)
}

/**
 * Returns the value at a path of properties, such as `story.threshold`. A property name may contain a dot.
 */
export function readValueAtPath(value: unknown, members: readonly string[], path: string): unknown {
  if (members.length === 0) return value
  for (let count = members.length; count > 0; count--) {
    const name = members.slice(0, count).join('.')
    if (typeof value === 'object' && value !== null && name in value)
      return readValueAtPath(Reflect.get(value, name), members.slice(count), path)
  }
  throw new Error(`${path} is nowhere`)
}

function evaluate(text: string, name: string): unknown {
  const expression = expressionOf(text, name)
  if (expression === undefined) {
    if (name in UNITS) return UNITS[name]
    throw new Error(`no constant ${name}`)
  }
  const names = new Set(expression.match(IDENTIFIER))
  const context = Object.fromEntries([...names].map((used) => [used, evaluate(text, used)]))
  return runInNewContext(`(${expression}\n)`, context, { timeout: 1_000 })
}

/** Returns the expression after `const NAME =`, up to the end of the statement. */
function expressionOf(text: string, name: string): string | undefined {
  const start = new RegExp(`^(?:export )?const ${name}\\b[^=\\n]*= ?`, 'm').exec(text)
  if (start === null) return undefined
  const from = start.index + start[0].length
  let depth = 0
  let end = from
  for (; end < text.length; end++) {
    const character = text.charAt(end)
    if (OPENING.includes(character)) depth++
    if (CLOSING.includes(character)) depth--
    if (character === '\n' && depth === 0) break
  }
  return text.slice(from, end).replace(TYPE_ONLY, '')
}
