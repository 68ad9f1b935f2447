/** Returns the words of a list that are separated by white space. */
export function splitWords(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

/** Pairs each word of a list with a number: the words of 'twenty thirty …' with 20, 30, …. */
export function pairWordsWithNumbers(list: string, from: number, step = 1): [word: string, number: number][] {
  return splitWords(list).map((word, index) => [word, from + index * step])
}
