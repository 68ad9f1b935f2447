import { expect, test } from 'vitest'
import { KILL_TARGETS, PHASES, planKills } from './plan.ts'

test('200 kills hit every process and every phase, each pair eight times', () => {
  const { many, alone } = planKills(17, 200)
  const all = [...many, ...alone]
  expect(all).toHaveLength(200)
  expect(new Set(all.map(({ killed }) => killed))).toEqual(new Set(KILL_TARGETS))
  expect(new Set(all.map(({ phase }) => phase))).toEqual(new Set(PHASES))
  const pairs = (kills: typeof many) => [
    ...Map.groupBy(kills, ({ killed, phase }) => `${killed} ${phase}`).values(),
  ]
  expect([...pairs(many), ...pairs(alone)].map(({ length }) => length)).toEqual(
    Array.from({ length: 25 }, () => 8),
  )
})

test('the same seed plans the same kills, another seed others', () => {
  expect(planKills(17, 50)).toEqual(planKills(17, 50))
  expect(planKills(18, 50)).not.toEqual(planKills(17, 50))
})
