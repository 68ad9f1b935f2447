import { createHash } from 'node:crypto'

/** Small labelled sets are cut in two by a hash of the id: one half was looked at while developing, the other gives the figure. */
export function isUnseenHalf(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 1), 16) % 2 === 1
}
