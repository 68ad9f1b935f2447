/** The words of a list, written with white space between them. */
export function words(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

/** Each word of a list with its position, from a first number on: 'twenty thirty …' from 20 in steps of 10. */
export function numbered(list: string, from: number, step = 1): [word: string, number: number][] {
  return words(list).map((word, index) => [word, from + index * step])
}
