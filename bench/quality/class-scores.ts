/** Accuracy, and the mean of the classes' F1: rare classes count as much as common ones. */
export interface ClassScores {
  accuracy: number
  macroF1: number
}

/** Compares labels found with labels known, in the same order. */
export function classScores(found: readonly string[], known: readonly string[]): ClassScores {
  const classes = [...new Set(known)]
  const f1s = classes.map((name) => {
    const hits = known.filter((label, index) => label === name && found[index] === name).length
    const said = found.filter((label) => label === name).length
    const there = known.filter((label) => label === name).length
    return said + there === 0 ? 0 : (2 * hits) / (said + there)
  })
  const right = known.filter((label, index) => label === found[index]).length
  return {
    accuracy: right / known.length,
    macroF1: f1s.reduce((total, f1) => total + f1, 0) / classes.length,
  }
}
