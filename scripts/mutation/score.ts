/** The result of a mutant, as reported by Stryker. */
export interface Mutant {
  fileName: string
  status: string
  mutatorName: string
  /** The code of the mutant. */
  replacement?: string | undefined
  location: { start: { line: number; column: number } }
}

/** The number of mutants that tests detected, and of all that could run. */
export interface MutantCounts {
  killed: number
  valid: number
}

const DETECTED = new Set(['Killed', 'Timeout'])
/**
 * The statuses of mutants that survived. One that no test reaches is among them, so that code without a test
 * scores 0.
 */
const SURVIVED = new Set(['Survived', 'NoCoverage'])

/**
 * Returns true if a mutant survived the tests. Mutants that can't run (Ignored, CompileError, RuntimeError)
 * count as neither killed nor survived.
 */
export const isSurvivor = ({ status }: Pick<Mutant, 'status'>) => SURVIVED.has(status)

/** Counts mutants by outcome. */
export function countMutants(mutants: readonly Pick<Mutant, 'status'>[]): MutantCounts {
  const killed = mutants.filter(({ status }) => DETECTED.has(status)).length
  return { killed, valid: killed + mutants.filter(isSurvivor).length }
}

/** Returns the percentage of mutants that were detected; undefined if none could run. */
export function computeScore({ killed, valid }: MutantCounts): number | undefined {
  return valid === 0 ? undefined : (100 * killed) / valid
}

/** Formats the figures: '16 of 25, 64 %'. */
export function formatScore(figures: MutantCounts): string {
  const score = computeScore(figures)
  const share = score === undefined ? 'none could be tried' : `${score.toFixed(0)} %`
  return `${figures.killed} of ${figures.valid}, ${share}`
}
