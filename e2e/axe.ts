import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The findings of axe on the current page, or a part of it, each as one readable line.
 *
 * Only findings leave the page: handing over every node that a rule passed takes several times as long as the rules themselves. That is
 * needed for frames of other hosts, and our pages have no frames.
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}
