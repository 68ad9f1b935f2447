// The part of the API of pbf 3 that is used here; the package has no types.
declare module 'pbf' {
  export default class Pbf {
    constructor(bytes: Uint8Array)
    pos: number
    length: number
    /**
     * Reads the next message and calls back with each field; fields that the callback doesn't read are
     * skipped.
     */
    readMessage<T>(field: (tag: number, message: T, pbf: Pbf) => void, message: T): T
    readString(): string
    readVarint(): number
    readSVarint(): number
  }
}
