import { expect, test } from 'vitest'
import { computeClaimEvidence } from './claim-evidence.ts'
import { readTestClaim } from './interchangeable.fixture.ts'

const SOURCE = 'Engineers closed bridges. Farmers opened markets.'
function evidence(claim: string, text = SOURCE) {
  const read = readTestClaim(claim, text)
  return computeClaimEvidence(read.claim, read.source)
}
const COPY = { missing: 0, copied: 1, jumps: 0, tornRuns: 0, tornPairs: 0, apart: 0, widelyApart: 0 }

test('a copied sentence has nothing against it', () => {
  expect(evidence('Engineers closed bridges.')).toEqual([COPY])
  expect(evidence(SOURCE)).toEqual([COPY, COPY])
})

test('a sentence made of two is copied nowhere, and its neighbours share no sentence', () => {
  expect(evidence('Engineers opened bridges.')).toEqual([{ ...COPY, copied: 0, apart: 1, widelyApart: 0 }])
})

test('a word that the source lacks is missing, and near nothing', () => {
  expect(evidence('Engineers closed tunnels.')).toEqual([
    { ...COPY, missing: 1 / 3, copied: 0, apart: 1 / 2, widelyApart: 1 },
  ])
})

test('light words count neither as missing nor as neighbours', () => {
  const [found] = evidence('Engineers reported closed bridges.')
  expect(found).toMatchObject({ missing: 0, apart: 0, widelyApart: 0 })
})

test('an exchanged name tears the runs and pairs that it is in, by how much is copied', () => {
  const source = 'Engineers from Maputo closed old bridges at Beira on Friday.'
  const [found] = evidence('Engineers from Maputo closed old bridges at Nacala on Friday.', source)
  // Two of the claim's nine pairs of neighbouring words are new; with 45 % new pairs, `copied` would be 0.
  const copied = 1 - 2 / 9 / 0.45
  expect(found?.copied).toBeCloseTo(copied)
  // One of seven words is missing. Pairs and runs beyond the end of the subject, Maputo, don't count.
  expect(found?.missing).toBeCloseTo(1 / 7)
  expect(found?.jumps).toBeCloseTo((copied * 1.5) / 7)
  expect(found?.tornPairs).toBeCloseTo((copied * 2) / 5)
  expect(found?.tornRuns).toBeCloseTo((copied * 2) / 3)
})

const LONG =
  'Old Maputo bridges closed early. Rain fell. Wind blew. Snow melted. Some farmers sold fresh fish there.'
test('a jump costs more the further it goes in the source', () => {
  const jumps = (claim: string) => {
    const [found] = evidence(claim, LONG)
    return found && found.copied > 0 ? found.jumps / found.copied : undefined
  }
  const [near, far] = [
    jumps('Old Maputo bridges closed early. Rain fell.'),
    jumps('Old Maputo bridges closed fresh fish there.'),
  ]
  expect(near).toBe(0)
  // The step from 'closed' to 'fresh', sentences later in the source, costs 1.2; the claim has six words.
  expect(far).toBeCloseTo(1.2 / 6)
})

test('each sentence is judged by its own words', () => {
  const [first, second, ...others] = evidence('Engineers closed bridges. Farmers opened tunnels.')
  expect(first).toEqual(COPY)
  expect(second?.missing).toBeCloseTo(1 / 3)
  expect(others).toEqual([])
  expect(evidence('')).toEqual([])
})
