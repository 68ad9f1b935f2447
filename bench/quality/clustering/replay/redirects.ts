/** The redirects of merged ids. Each redirect leads to the final id in one step, as in the store. */
export class MergeRedirects {
  readonly #into = new Map<string, string>()

  /** Returns the id that a reader who opens `id` gets: `id` itself if it wasn't merged. */
  of(id: string): string {
    return this.#into.get(id) ?? id
  }

  merge(from: string, target: string): void {
    const into = this.of(target)
    if (from === into) return
    for (const [id, current] of this.#into) if (current === from) this.#into.set(id, into)
    this.#into.set(from, into)
  }
}
