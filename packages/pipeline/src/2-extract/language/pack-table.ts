import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { DETECTABLE_LANGUAGES } from './detector.ts'
import { type NgramTable, PACKED_NGRAMS_LOCATION, packNgrams } from './packed-ngrams.ts'

// A program that packs the language detector's table for the supported languages; run it after each update of
// eld.
const file = new URL('../ngrams/small.js', import.meta.resolve('eld/small'))
const { ngramsData }: { ngramsData: NgramTable } = await import(file.href)
const packed = JSON.stringify(packNgrams(ngramsData, DETECTABLE_LANGUAGES))
writeFileSync(PACKED_NGRAMS_LOCATION, brotliCompressSync(packed))
