import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules whose findings depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/**
 * The open dialogs, as a part of a page. Behind a modal dialog the page is inert: axe checks only what concerns
 * the page as a whole there, such as its landmarks and title, and with this part not even that.
 */
export const OPEN_DIALOGS = 'dialog[open]'

/** The violations that axe finds on the current page or in a part of it, one line each. */
export function runAxe(page: Page, part?: string): Promise<string[]> {
  return findViolations(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }), part)
}

/** The violations of the rules on colours, for a page that axe has checked in other colours. */
export function runAxeOnColours(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return findViolations(axe.withRules(COLOUR_RULES), part)
}

/**
 * Runs axe in legacy mode, because otherwise it transfers every checked node out of the page, which takes
 * several times as long as the rules. That is only needed for cross-origin frames, which our pages don't have.
 */
async function findViolations(axe: AxeBuilder, part: string | undefined): Promise<string[]> {
  const { violations } = await (part === undefined ? axe : axe.include(part)).setLegacyMode().analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}
