import { expect, test } from 'vitest'
import { findChangedProjects, sortNearestTests } from './quick-plan.ts'

test('the tests nearest to a change come first', () => {
  const changed = ['packages/domain/src/story/story.ts', 'packages/domain/src/time/dates.test.ts']
  const tests = [
    'packages/web/src/app/front-page.test.tsx',
    'packages/domain/src/ranking/lists.test.ts',
    'packages/domain/src/time/dates.test.ts',
    'packages/domain/src/story/read-time.test.ts',
  ]
  expect(sortNearestTests(changed, tests)).toEqual([
    'packages/domain/src/time/dates.test.ts',
    'packages/domain/src/story/read-time.test.ts',
    'packages/domain/src/ranking/lists.test.ts',
    'packages/web/src/app/front-page.test.tsx',
  ])
  expect(sortNearestTests([], [])).toEqual([])
})

test('types are checked of the projects that changed', () => {
  const projects = ['packages/domain', 'packages/web', 'e2e', '.']
  expect(findChangedProjects(['packages/web/src/a.tsx', 'docs/api.md', 'scripts/run.mjs'], projects)).toEqual(
    ['.', 'packages/web'],
  )
  expect(findChangedProjects(['packages/domains/a.ts', 'e2e/a.test.ts'], projects)).toEqual(['.', 'e2e'])
  expect(findChangedProjects(['docs/api.md'], projects)).toEqual([])
})
