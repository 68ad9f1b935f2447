// The parts of pbf 3 that are used here; it comes without types.
declare module 'pbf' {
  export default class Pbf {
    constructor(bytes: Uint8Array)
    pos: number
    length: number
    /** Calls back with each field of the message that is next; a field that isn't read is skipped. */
    readMessage<T>(field: (tag: number, message: T, pbf: Pbf) => void, message: T): T
    readString(): string
    readVarint(): number
    readSVarint(): number
  }
}
