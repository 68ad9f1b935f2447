import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations that axe finds on the current page or in a part of it, one line each.
 *
 * Legacy mode, because otherwise axe transfers every checked node out of the page, which takes several times
 * as long as the rules. That is only needed for cross-origin frames, which our pages don't have.
 */
export async function runAxe(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}
