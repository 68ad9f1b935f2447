import type { Log } from '@plainwire/domain/log'
import { expect, test } from 'vitest'
import type { FailedServiceRequest, ServiceClient } from '../../service/index.ts'
import type { ClaimCheck, ClaimChecker } from './claim-checker.ts'
import { createSingleStageChecker, createTwoStageChecker } from './second-stage.ts'

const SUPPORTED: ClaimCheck = { verdict: 'supported', problems: [], score: 1 }
const claim = 'Engineers closed bridges.'
const order = { claim, documents: ['Engineers closed bridges.', 'It rained.'], language: 'en' }
const WHOLE = { kind: 'source', text: claim, start: 0, end: claim.length } as const
const DOUBTED: ClaimCheck = { verdict: 'unsupported', problems: [WHOLE], score: -2 }
const WRONG: ClaimCheck = {
  verdict: 'unsupported',
  problems: [{ kind: 'number', text: '12', start: 0, end: 2 }, WHOLE],
  score: -2,
}

/** A checker with a first verdict and a model that answers as given; it records requests and warnings. */
function staged(first: ClaimCheck, answer: { json: unknown } | FailedServiceRequest) {
  const [requests, warnings]: [unknown[], unknown[]] = [[], []]
  const service = {
    async request({ json }: { json: unknown }) {
      requests.push(json)
      return answer
    },
    isOpen: () => true,
  } as ServiceClient
  const log: Log = { info: () => {}, warn: (context) => void warnings.push(context), error: () => {} }
  const checker: ClaimChecker = { check: () => first }
  const endpoint = { url: 'http://models.example', model: 'checker' }
  const parts = { service, endpoint, timeoutMs: 1_000, log }
  return { checker: createTwoStageChecker(checker, parts), requests, warnings }
}
const YES = { json: { response: 'Yes' } }
const NO = { json: { response: 'No' } }

test('the model decides on the wording, either way', async () => {
  expect(await staged(DOUBTED, YES).checker.check(order)).toEqual({
    verdict: 'supported',
    problems: [],
    score: -2,
  })
  expect(await staged(SUPPORTED, NO).checker.check(order)).toEqual({
    verdict: 'unsupported',
    problems: [WHOLE],
    score: 1,
  })
})

test('the model can’t overrule a fault that a rule has found, and isn’t called', async () => {
  const { checker, requests } = staged(WRONG, YES)
  expect(await checker.check(order)).toEqual(WRONG)
  expect(requests).toEqual([])
})

test('without an answer the first verdict remains, and the failure is counted and logged', async () => {
  const failed: FailedServiceRequest = { failure: 'busy', message: 'The service is busy.' }
  const { checker, requests, warnings } = staged(DOUBTED, failed)
  expect(await checker.check(order)).toEqual(DOUBTED)
  expect(await checker.check(order)).toEqual(DOUBTED)
  expect([checker.failures, requests.length]).toEqual([2, 2])
  expect(warnings).toEqual([
    { model: 'checker', failure: 'busy', failures: 1 },
    { model: 'checker', failure: 'busy', failures: 2 },
  ])
})

test('an answer that is neither yes nor no is a failure', async () => {
  const { checker } = staged(DOUBTED, { json: { response: 'Perhaps' } })
  expect(await checker.check(order)).toEqual(DOUBTED)
  expect(checker.failures).toBe(1)
})

test('a claim about the same documents is sent once, other ones again', async () => {
  const { checker, requests } = staged(DOUBTED, NO)
  await checker.check(order)
  await checker.check({ ...order, documents: [...order.documents] })
  expect(requests).toHaveLength(1)
  await checker.check({ ...order, claim: 'Engineers opened bridges.' })
  await checker.check({ ...order, documents: ['It rained.'] })
  expect(requests).toHaveLength(3)
})

test('the oldest of more than 5,000 answers is forgotten', async () => {
  const { checker, requests } = staged(DOUBTED, NO)
  for (let at = 0; at <= 5_000; at++) await checker.check({ ...order, claim: `Claim ${at}.` })
  await checker.check({ ...order, claim: 'Claim 1.' })
  expect(requests).toHaveLength(5_001)
  await checker.check({ ...order, claim: 'Claim 0.' })
  expect(requests).toHaveLength(5_002)
})

test('the documents are sent as one text of at most 24,000 characters', async () => {
  const { checker, requests } = staged(DOUBTED, NO)
  await checker.check(order)
  await checker.check({ ...order, documents: ['a'.repeat(24_000), 'b'] })
  expect(requests).toMatchObject([
    { prompt: `Document: Engineers closed bridges.\n\nIt rained.\nClaim: ${claim}` },
    { prompt: `Document: ${'a'.repeat(24_000)}\nClaim: ${claim}` },
  ])
})

test('without a model the first verdict is the last', async () => {
  const checker = createSingleStageChecker({ check: () => WRONG })
  expect(await checker.check(order)).toEqual(WRONG)
  expect(checker.failures).toBe(0)
})
