import { findNearestWord } from './spelling.ts'

/** The name of our robot, by which publishers can address it in robots.txt, headers and meta elements. */
export const ROBOT_NAME = 'Plainwire'

const NAMES = [ROBOT_NAME.toLowerCase(), `${ROBOT_NAME.toLowerCase()}bot`]

/**
 * Whether a user-agent name in robots directives applies to us: our robot's name, even misspelt or with a
 * version ('Plainwire/1.0'), or '*' for all robots.
 */
export function matchesRobotName(name: string): boolean {
  const [first = ''] = name.trim().split('/')
  return first === '*' || findNearestWord(first, NAMES) !== undefined
}
