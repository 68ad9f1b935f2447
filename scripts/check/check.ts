/** A rule that the whole checkout must satisfy. */
export interface Check {
  name: string
  /**
   * Resolves with the reasons why the rule is violated, as text for a person; undefined if it is satisfied.
   */
  run(): Promise<string | undefined>
}
