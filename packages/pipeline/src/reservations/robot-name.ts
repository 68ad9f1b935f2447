import { findNearestWord } from './spelling.ts'

/** The name by which a publisher can address us, in robots.txt, headers and meta elements. */
export const ROBOT_NAME = 'Plainwire'

const NAMES = [ROBOT_NAME.toLowerCase(), `${ROBOT_NAME.toLowerCase()}bot`]

/**
 * Whether a user-agent name in directives addresses us: our name, also with a version or misspelt, or all
 * robots.
 */
export function matchesRobotName(name: string): boolean {
  const [first = ''] = name.trim().split('/')
  return first === '*' || findNearestWord(first, NAMES) !== undefined
}
