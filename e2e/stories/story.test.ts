import { findStoryWithConflict, findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook, waitTwoFrames } from '../testing/rendering.ts'

test('CA-04 RT-09 a story opens by click, Back closes it, Forward opens it again', async ({ page, open }) => {
  await open('/science')
  const headline = page.getByRole('article').nth(1).getByRole('heading')
  const title = await headline.innerText()
  await headline.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/story\/[^/]+$/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/science')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/science')
})

test('RT-04 RT-07 SM-04 a shared link opens its story with every source, and closing goes home', async ({
  page,
  open,
  edition,
}) => {
  const story = findStoryWithMostSources(edition)
  await open(`/story/${story.id}`)
  const dialog = page.getByRole('dialog', { name: story.headline })
  await expect(dialog).toBeVisible()
  const sources = dialog.getByRole('region', { name: 'Sources', exact: true })
  await expect(sources).toContainText(`${story.sources.length} articles`)
  const links = sources.getByRole('link')
  await expect(links).toHaveCount(story.sources.length)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.toSorted()).toEqual(story.sources.map(({ url }) => url).toSorted())
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('SM-04 a source opens in a new tab that cannot reach the page it came from', async ({
  page,
  context,
  open,
  edition,
  troubles,
}) => {
  const story = findStoryWithMostSources(edition)
  const articles = story.sources.map(({ url }) => url)
  troubles.allow(/^requested from another host/)
  await context.route(
    (url) => articles.includes(url.href),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>The article</title>' }),
  )
  await open(`/story/${story.id}`)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('region', { name: 'Sources', exact: true })
    .getByRole('link')
    .first()
    .click()
  const tab = await opened
  await expect(tab).toHaveTitle('The article')
  expect(articles).toContain(tab.url())
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test('RT-09 a reload keeps the story of its path', async ({ page, open, edition }) => {
  const story = findStoryWithMostSources(edition)
  await open(`/story/${story.id}`)
  await page.reload()
  await expect(page.getByRole('dialog', { name: story.headline })).toBeVisible()
})

test('SM-05 the page behind an open story does not scroll', async ({ page, openWhole, edition }) => {
  await openWhole('/')
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  await expect.poll(isLocked).toBe(false)
  await openWhole(`/story/${findStoryWithMostSources(edition).id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(isLocked).toBe(true)
})

test('SM-05 scrolling beside an open story moves nothing', async ({ page, openWhole }) => {
  await openWhole('/')
  await page.getByRole('article').nth(3).getByRole('heading').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Sources', exact: true })).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  // A scroll would have begun by then.
  await waitTwoFrames(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('B3 by keyboard a number on which sources differ leads to the number of each source', async ({
  page,
  open,
  edition,
}) => {
  const story = findStoryWithConflict(edition)
  const [conflict] = story.conflicts ?? []
  await open(`/story/${story.id}`)
  const dialog = page.getByRole('dialog')
  const mark = dialog.locator(`a[href="#fact-${conflict?.fact_id}"]`).first()
  await expect(mark).toHaveText(conflict?.text ?? '')
  await expect(mark).toHaveAccessibleDescription('Sources differ')
  await mark.focus()
  await page.keyboard.press('Enter')
  const row = page.locator(`[id="fact-${conflict?.fact_id}"]`)
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  expect(await row.getByRole('definition').count()).toBeGreaterThan(1)
  await expect(page).toHaveURL(`/story/${story.id}`)
})

test('B3 a card’s line about differing sources leads to that part of the story, and Back to the card', async ({
  page,
  open,
  edition,
  troubles,
}) => {
  // A picture of the sample edition is missing on purpose.
  troubles.allow(/status of 404/)
  const story = findStoryWithConflict(edition)
  await open(`/${story.categories[0]}`)
  const line = page.locator(`a[href="/story/${story.id}#sources-differ"]`).first()
  await line.scrollIntoViewIfNeeded()
  await line.click()
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Sources differ' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SM-07 the server’s page shows that a story doesn’t exist', async ({ page, troubles }) => {
    troubles.allow(/status of 404/)
    const answer = await page.goto('/story/no-such-story')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Unable to load story' })).toBeVisible()
    await expect(page.getByText('Story not found.')).toBeVisible()
  })

  test('RT-04 the server’s page contains a story with its sources', async ({ page, edition }) => {
    const story = findStoryWithMostSources(edition)
    await page.goto(`/story/${story.id}`)
    await expect(page.getByRole('heading', { level: 1, name: story.headline })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sources', exact: true }).getByRole('link')).toHaveCount(
      story.sources.length,
    )
  })
})

test('SM-05 text and sources of a story are in one column up to 767 px, in two from 768 px on, and nothing overflows', async ({
  page,
  openWhole,
  edition,
}) => {
  await openWhole(`/story/${findStoryWithMostSources(edition).id}`)
  const dialog = page.getByRole('dialog')
  const region = dialog.getByRole('region', { name: 'Sources', exact: true })
  await expect(region).toBeVisible()
  for (const [width, columns] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1280, 2],
  ] as const) {
    await changeLook(page, { width, height: 900 })
    const text = await dialog.getByRole('heading', { level: 1 }).boundingBox()
    const sources = await region.boundingBox()
    if (!text || !sources) throw new Error('The story is not shown.')
    expect(sources.x >= text.x + text.width, `${columns} column(s) at ${width} px`).toBe(columns === 2)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width} px`).toBe(0)
  }
})

test('SM-06 SM-07 the dialog of a story that doesn’t exist shows that and can be closed', async ({
  page,
  open,
  troubles,
}) => {
  // The browser logs the 404 of the page and of the story.
  troubles.allow(/status of 404/)
  await open('/story/no-such-story')
  const dialog = page.getByRole('dialog', { name: 'Unable to load story' })
  await expect(dialog).toContainText(
    'Story not found. This shared link may be invalid or the story may have been removed.',
  )
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('SM-06 SM-07 without a network the story shows that, and Try again loads it', async ({
  page,
  context,
  open,
  troubles,
}) => {
  troubles.allow(/net::ERR_FAILED/)
  await open('/')
  await context.route('**/api/stories/*', (route) => route.abort())
  await page.getByRole('article').nth(1).getByRole('heading').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Network error. Please check your connection and try again.')
  await context.unroute('**/api/stories/*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('region', { name: 'Sources', exact: true })).toBeVisible()
})

test('a publisher’s initials are never covered by the next ones', async ({ page, openWhole }) => {
  await openWhole('/')
  await page.evaluate(() => document.fonts.ready)
  const covered = await page
    .getByRole('article')
    .first()
    .evaluate(() => {
      const dots = [...document.querySelectorAll<HTMLElement>('article [title]')]
      return dots.flatMap((dot) => {
        const own = dot.getBoundingClientRect()
        const beside = dot.nextElementSibling?.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(dot)
        const letters = range.getBoundingClientRect()
        // Initials that don't fit are in a second line, which is clipped.
        const end = beside && beside.top === own.top ? beside.left : own.right
        return letters.right > end || letters.left < own.left ? [dot.textContent] : []
      })
    })
  expect(covered).toEqual([])
})
