/** The result of a mutant, as reported by Stryker. */
export interface Mutant {
  fileName: string
  status: string
  mutatorName: string
  /** The code of the mutant. */
  replacement?: string | undefined
  location: { start: { line: number; column: number } }
}

/** Faults that tests noticed, and faults that they could have noticed. */
export interface Figures {
  killed: number
  valid: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
/** A fault that no test reaches counts as unnoticed: code without a test scores 0. */
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

/** Whether a fault passed the tests. Those that can't be tried (Ignored, CompileError, RuntimeError) are neither. */
export const isSurvivor = ({ status }: Pick<Mutant, 'status'>) => UNNOTICED.has(status)

/** Counts what became of some faults. */
export function figuresOf(mutants: readonly Pick<Mutant, 'status'>[]): Figures {
  const killed = mutants.filter(({ status }) => NOTICED.has(status)).length
  return { killed, valid: killed + mutants.filter(isSurvivor).length }
}

/** The share of faults that were noticed, in per cent; undefined where none could be tried. */
export function scoreOf({ killed, valid }: Figures): number | undefined {
  return valid === 0 ? undefined : (100 * killed) / valid
}

/** '16 of 25, 64 %'. */
export function figuresText(figures: Figures): string {
  const score = scoreOf(figures)
  const share = score === undefined ? 'none could be tried' : `${score.toFixed(0)} %`
  return `${figures.killed} of ${figures.valid}, ${share}`
}
