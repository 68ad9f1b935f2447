import './without-eval.ts'
import { expect, test } from 'vitest'
import { config } from 'zod'

test('schemas are made without eval, which the page forbids', () => {
  expect(config().jitless).toBe(true)
})
