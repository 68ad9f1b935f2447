/**
 * The optimal string alignment distance: the number of insertions, deletions, substitutions and
 * transpositions of adjacent letters that turn one word into another. Own code, because packages for it
 * support neither a bound nor prefixes.
 *
 * @param most the bound: the computation stops as soon as the distance certainly exceeds it
 * @param isPrefix whether `word` may continue after the typed letters: the distance is then that of its
 * nearest prefix
 * @returns undefined if the distance exceeds `most`
 */
export function computeEditDistance(
  typed: string,
  word: string,
  most: number,
  isPrefix = false,
): number | undefined {
  if (typed.length - word.length > most) return undefined
  if (!isPrefix && word.length - typed.length > most) return undefined
  const width = Math.min(word.length, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
      )
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return undefined
    beforeLast = last
    last = line
  }
  const distance = isPrefix ? Math.min(...last) : (last[width] ?? most + 1)
  return distance <= most ? distance : undefined
}
