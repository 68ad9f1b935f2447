import { nearest } from './spelling.ts'

/** The name by which a publisher can address us, in robots.txt, headers and meta elements. */
export const ROBOT_NAME = 'Plainwire'

const NAMES = [ROBOT_NAME.toLowerCase(), `${ROBOT_NAME.toLowerCase()}bot`]

/** Whether a name that directives are addressed to means us: ours, also with a version or misspelt, or everybody. */
export function isAddressedToUs(name: string): boolean {
  const [first = ''] = name.trim().split('/')
  return first === '*' || nearest(first, NAMES) !== undefined
}
