/**
 * Accuracy, and the unweighted mean of the F1 of all classes, in which rare classes count as much as common
 * ones.
 */
export interface ClassScores {
  accuracy: number
  macroF1: number
}

/** Scores predicted labels against the known ones, given in the same order. */
export function computeClassScores(found: readonly string[], known: readonly string[]): ClassScores {
  const classes = [...new Set(known)]
  const f1s = classes.map((name) => {
    const hits = known.filter((label, index) => label === name && found[index] === name).length
    const predicted = found.filter((label) => label === name).length
    const labelled = known.filter((label) => label === name).length
    return predicted + labelled === 0 ? 0 : (2 * hits) / (predicted + labelled)
  })
  const right = known.filter((label, index) => label === found[index]).length
  return {
    accuracy: right / known.length,
    macroF1: f1s.reduce((total, f1) => total + f1, 0) / classes.length,
  }
}
