/** The result of a mutant, as reported by Stryker. */
export interface Mutant {
  fileName: string
  status: string
  mutatorName: string
  /** The code of the mutant. */
  replacement?: string | undefined
  location: { start: { line: number; column: number } }
}

/** The number of mutants that tests detected, and of those that they could have detected. */
export interface Figures {
  killed: number
  valid: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
/** A fault that no test reaches counts as unnoticed: code without a test scores 0. */
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

/**
 * Whether a mutant survived the tests. Mutants that can't run (Ignored, CompileError, RuntimeError) count as
 * neither killed nor survived.
 */
export const isSurvivor = ({ status }: Pick<Mutant, 'status'>) => UNNOTICED.has(status)

/** Counts mutants by outcome. */
export function figuresOf(mutants: readonly Pick<Mutant, 'status'>[]): Figures {
  const killed = mutants.filter(({ status }) => NOTICED.has(status)).length
  return { killed, valid: killed + mutants.filter(isSurvivor).length }
}

/** Returns the share of mutants that were detected, in per cent; undefined if none could run. */
export function scoreOf({ killed, valid }: Figures): number | undefined {
  return valid === 0 ? undefined : (100 * killed) / valid
}

/** Formats the figures: '16 of 25, 64 %'. */
export function figuresText(figures: Figures): string {
  const score = scoreOf(figures)
  const share = score === undefined ? 'none could be tried' : `${score.toFixed(0)} %`
  return `${figures.killed} of ${figures.valid}, ${share}`
}
