import { expect, test } from 'vitest'
import { changedProjects, nearestTests } from './quick-plan.ts'

test('the tests nearest to a change come first', () => {
  const changed = ['packages/domain/src/story/story.ts', 'packages/domain/src/time/dates.test.ts']
  const tests = [
    'packages/web/src/app/front-page.test.tsx',
    'packages/domain/src/ranking/lists.test.ts',
    'packages/domain/src/time/dates.test.ts',
    'packages/domain/src/story/read-time.test.ts',
  ]
  expect(nearestTests(changed, tests)).toEqual([
    'packages/domain/src/time/dates.test.ts',
    'packages/domain/src/story/read-time.test.ts',
    'packages/domain/src/ranking/lists.test.ts',
    'packages/web/src/app/front-page.test.tsx',
  ])
  expect(nearestTests([], [])).toEqual([])
})

test('types are checked of the projects that changed', () => {
  const projects = ['packages/domain', 'packages/web', 'e2e', '.']
  expect(changedProjects(['packages/web/src/a.tsx', 'docs/api.md', 'scripts/run.mjs'], projects)).toEqual([
    '.',
    'packages/web',
  ])
  expect(changedProjects(['packages/domains/a.ts', 'e2e/a.test.ts'], projects)).toEqual(['.', 'e2e'])
  expect(changedProjects(['docs/api.md'], projects)).toEqual([])
})
