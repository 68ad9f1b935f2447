import { expect, test } from 'vitest'
import {
  computeYearlyPlanFreeMonths,
  computeYearlyPlanMonthlyPrice,
  computeYearlyPlanSavings,
  findPlanByPriceId,
  MONEY_BACK_DAYS,
  PLANS,
  PREMIUM_FEATURES,
} from './plans.ts'

test('PR-05 4.99 a month or 49 a year, each with 7 days of trial and 30 days to get the money back', () => {
  expect(PLANS.monthly).toMatchObject({ price: 4.99, months: 1, trialDays: 7 })
  expect(PLANS.yearly).toMatchObject({ price: 49, months: 12, trialDays: 7 })
  expect(MONEY_BACK_DAYS).toBe(30)
})

test('PR-05 a year saves 11 and two months, and costs 4.08 a month', () => {
  expect(computeYearlyPlanSavings()).toBe(11)
  expect(computeYearlyPlanFreeMonths()).toBe(2)
  expect(computeYearlyPlanMonthlyPrice()).toBe(4.08)
})

test('a price is yearly when it is called annual', () => {
  expect(findPlanByPriceId(PLANS.yearly.priceId)).toBe('yearly')
  expect(findPlanByPriceId('price_annual_2026')).toBe('yearly')
  expect(findPlanByPriceId(PLANS.monthly.priceId)).toBe('monthly')
})

test('PR-02 there are six features to list', () => {
  expect(new Set(PREMIUM_FEATURES).size).toBe(6)
})
