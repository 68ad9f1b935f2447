/** One thing that must hold in the whole checkout. */
export interface Check {
  name: string
  /** Gives the reasons why it doesn't hold, for a person to read; undefined when it holds. */
  run(): Promise<string | undefined>
}
