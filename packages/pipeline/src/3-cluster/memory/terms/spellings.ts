import { StringTable } from '../../../text/index.ts'

/** The first spelling of each name, by its id in the vocabulary. */
export class NameSpellingStore {
  #texts = new StringTable()
  /** By term id: the number of the spelling plus one; 0 if there is none. */
  #byId = new Int32Array(1 << 12)

  /** Stores the spelling of a name, unless it has one. */
  note(id: number, spelling: string): void {
    if (id >= this.#byId.length) {
      const byId = this.#byId
      this.#byId = new Int32Array(Math.max(id + 1, Math.ceil(byId.length * 1.25)))
      this.#byId.set(byId)
    }
    if (this.#byId[id] === 0) this.#byId[id] = this.#texts.number(spelling) + 1
  }

  /** The spelling of a name; undefined if unknown. */
  of(id: number): string | undefined {
    const number = this.#byId[id] ?? 0
    return number === 0 ? undefined : this.#texts.string(number - 1)
  }

  /** Applies new ids of terms; removed ones (-1) are dropped. */
  rename(renamed: Int32Array): void {
    const [byId, texts] = [this.#byId, this.#texts]
    this.#byId = new Int32Array(byId.length)
    this.#texts = new StringTable()
    byId.forEach((number, id) => {
      const next = renamed[id] ?? -1
      if (number > 0 && next >= 0) this.note(next, texts.string(number - 1))
    })
  }
}
