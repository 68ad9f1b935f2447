import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The findings of axe on the current page, or a part of it, each as one readable line. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}
