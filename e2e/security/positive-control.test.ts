import type { Page } from '@playwright/test'
import {
  type AttackEffects,
  removeScriptsAndPictures,
  stripSecurityHeaders,
  watchAttackEffects,
} from './attack-effects.ts'
import { expect, test } from './fixtures.ts'
import { storyIdOf } from './hostile-edition.ts'

/** Waits until scripts that an attack has started have run. */
const SETTLED = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
/** The minimum fraction of attacks that have to run: some of the public lists need an older browser. */
const ENOUGH = 0.95

/** Markup that is inserted after an attack, to close a tag that the attack has left open. */
const AFTER = '\n<p title="">After it</p></body></html>'

/**
 * Simulates a reader's actions on the whole page, because many attacks wait for a pointer, a click or the
 * focus.
 */
function provoke(): void {
  const types = ['mouseover', 'mouseenter', 'mousemove', 'pointerover', 'wheel', 'drag', 'copy']
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    for (const type of [...types, 'keydown', 'input', 'submit', 'scroll'])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    element.focus?.()
    element.click?.()
  }
  dispatchEvent(new Event('focus'))
}

async function firesAt(
  page: Page,
  effects: AttackEffects,
  path: string,
  isProvoked = false,
): Promise<boolean> {
  effects.observed.length = 0
  await page.goto(path, { waitUntil: 'load' }).catch(() => undefined)
  await page.evaluate(SETTLED).catch(() => undefined)
  if (effects.observed.length > 0 || !isProvoked) return effects.observed.length > 0
  // A click on a link may leave the page, so from here on only scripts that ran count.
  await page.evaluate(provoke).catch(() => undefined)
  await page.evaluate(SETTLED).catch(() => undefined)
  return effects.observed.some((effect) => effect.endsWith('was called'))
}

/** Escapes a text as the server does. */
function escaped(text: string): string {
  const written = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
  return text.replaceAll(/[&<>"']/g, (sign) => written[sign as keyof typeof written])
}

/**
 * The number of stories on which the escaping is undone; fewer than all, because their pages take longer to
 * load.
 */
const SOME = 10

test('row 7, control: every attack is observed to run if nothing prevents it', async ({
  browser,
  hostile,
  corpus,
}) => {
  test.setTimeout(120_000 + corpus.live.length * 1_000)
  const context = await browser.newContext({ baseURL: hostile })
  const effects = await watchAttackEffects(context, hostile)
  await context.route(`${hostile}/bare/*`, (route) => {
    const payload = corpus.live[Number(route.request().url().split('/').at(-1))]
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><body>${payload}${AFTER}`,
    })
  })
  const page = await context.newPage()
  const silent: string[] = []
  for (const [index, payload] of corpus.live.entries()) {
    if (!(await firesAt(page, effects, `/bare/${index}`, true))) silent.push(payload)
  }
  await context.close()
  expect(silent.length / corpus.live.length, silent.join('\n')).toBeLessThanOrEqual(1 - ENOUGH)
})

for (const hasHeaders of [false, true]) {
  const verdict = hasHeaders ? 'our headers still stop them' : 'they run'
  test(`row 8, control: with the escaping undone on a story page ${verdict}`, async ({
    browser,
    hostile,
    corpus,
  }) => {
    const context = await browser.newContext({ baseURL: hostile, serviceWorkers: 'block' })
    const effects = await watchAttackEffects(context, hostile)
    let payload = ''
    const undone = (html: string) => removeScriptsAndPictures(html).replaceAll(escaped(payload), payload)
    await stripSecurityHeaders(context, hostile, undone, hasHeaders)
    const page = await context.newPage()
    let count = 0
    const some = corpus.live.slice(0, SOME)
    for (const [index, tried] of some.entries()) {
      payload = tried
      const fired = await firesAt(page, effects, `/story/${storyIdOf(index)}`)
      if (fired) count += 1
    }
    await context.close()
    if (hasHeaders) expect(count).toBe(0)
    else expect(count).toBeGreaterThanOrEqual(some.length * 0.8)
  })
}
