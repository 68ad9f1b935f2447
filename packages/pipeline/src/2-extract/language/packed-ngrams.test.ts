import { eld } from 'eld/small'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DETECTABLE_LANGUAGES, loadLanguageDetector } from './detector.ts'
import { type NgramTable, packNgrams, readPackedNgrams, unpackNgrams } from './packed-ngrams.ts'

async function packagesTable(): Promise<NgramTable> {
  const { ngramsData } = await import(new URL('../ngrams/small.js', import.meta.resolve('eld/small')).href)
  return ngramsData
}

test('the table of this release is that of the package, for our languages (else: node packages/pipeline/src/2-extract/language/pack-table.ts)', async () => {
  const table = await packagesTable()
  const packed = readPackedNgrams()
  expect(packed.type).toBe(table.type)
  expect(packed.languages).toEqual(table.languages)
  const isOurs = (id: string) => DETECTABLE_LANGUAGES.includes(table.languages[Number(id)] ?? '')
  const differing = Object.entries(table.ngrams).filter(([key, scores]) => {
    const ours = Object.fromEntries(Object.entries(scores).filter(([id]) => isOurs(id)))
    return JSON.stringify(packed.ngrams[key] ?? {}) !== JSON.stringify(ours)
  })
  expect(differing.slice(0, 3)).toEqual([])
})

test('any table is the same after it was packed and unpacked', () => {
  const scores = fc.dictionary(fc.nat(59).map(String), fc.nat(255), { minKeys: 1, maxKeys: 26 })
  const languages = Object.fromEntries(Array.from({ length: 60 }, (_, id) => [id, `l${id}`]))
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), scores), fc.string(), (ngrams, other) => {
      const table = { type: 'S60', languages, ngrams }
      const unpacked = unpackNgrams(packNgrams(table, Object.values(languages)))
      for (const [key, expected] of Object.entries(ngrams)) expect(unpacked.ngrams[key]).toEqual(expected)
      if (!Object.hasOwn(ngrams, other)) expect(unpacked.ngrams[other]).toBeUndefined()
    }),
  )
})

const TEXTS = [
  'The council has voted to close the riverside quays to cars.',
  'De gemeenteraad heeft besloten de kades autovrij te maken.',
  'Der Gemeinderat hat beschlossen, die Ufer für Autos zu sperren.',
  'Il consiglio comunale ha deciso di chiudere le banchine.',
  'Городской совет решил закрыть набережные.',
  '市議会は川岸を閉鎖することを決定した。',
  'Byrådet har besluttet at lukke kajerne for biler.',
  'constructor toString __proto__ OK',
  '',
]

test.each(TEXTS)('it answers as the package does: %s', (text) => {
  eld.setLanguageSubset(DETECTABLE_LANGUAGES)
  const [ours, theirs] = [loadLanguageDetector().detect(text), eld.detect(text)]
  expect(ours.language).toBe(theirs.language)
  expect(ours.getScores()).toEqual(theirs.getScores())
  expect(ours.isReliable()).toBe(theirs.isReliable())
})
