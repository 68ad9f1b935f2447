/** Returns the words of a list that are separated by white space. */
export function splitWords(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

/** Numbers the words of a list: 'twenty thirty …' from 20 in steps of 10. */
export function pairWordsWithNumbers(list: string, from: number, step = 1): [word: string, number: number][] {
  return splitWords(list).map((word, index) => [word, from + index * step])
}
