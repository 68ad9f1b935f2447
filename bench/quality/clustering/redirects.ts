/** Which id an address leads to after its group merged: in one step, as the store keeps it. */
export class Redirects {
  readonly #into = new Map<string, string>()

  /** The id that an address leads to: its own while nothing merged. */
  of(id: string): string {
    return this.#into.get(id) ?? id
  }

  merge(from: string, asked: string): void {
    const into = this.of(asked)
    if (from === into) return
    for (const [id, target] of this.#into) if (target === from) this.#into.set(id, into)
    this.#into.set(from, into)
  }
}
