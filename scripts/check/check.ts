/** A rule that the whole checkout must satisfy. */
export interface Check {
  name: string
  /** Gives the reasons why it doesn't hold, for a person to read; undefined when it holds. */
  run(): Promise<string | undefined>
}
