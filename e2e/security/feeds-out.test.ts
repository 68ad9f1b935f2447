import { expect, test } from './fixtures.ts'
import { storyIdOf } from './hostile-edition.ts'

for (const kind of ['rss', 'atom'] as const) {
  test(`B16 the ${kind} feed is well-formed for any text of publishers, and contains text, not markup`, async ({
    enter,
    hostile,
  }) => {
    const { page, effects } = await enter(false)
    const answer = await fetch(`${hostile}/feeds/all.${kind}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const written = await answer.text()
    await page.route('**/opened.xml', (route) =>
      route.fulfill({ contentType: 'text/xml; charset=utf-8', body: written }),
    )
    await page.goto('/opened.xml')
    await page.goto('/')
    const shown = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'text/xml')
      const texts = [...feed.querySelectorAll('item > description, content[type=html], summary[type=html]')]
      const place = document.createElement('section')
      for (const { textContent } of texts) place.insertAdjacentHTML('beforeend', textContent ?? '')
      document.body.append(place)
      const markup = [...feed.querySelectorAll('*')].filter(({ namespaceURI }) =>
        /xhtml|svg|MathML/.test(namespaceURI ?? ''),
      )
      return {
        markup: markup.length,
        broken: feed.querySelectorAll('parsererror').length,
        elements: place.querySelectorAll('*').length,
      }
    }, written)
    expect(shown).toEqual({ markup: 0, broken: 0, elements: 0 })
    expect(effects.observed).toEqual([])
  })
}

test('B16 the JSON feed marks its texts as plain text', async ({ hostile, corpus }) => {
  const answer = await fetch(`${hostile}/feeds/all.json`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/feed\+json/)
  const { items } = JSON.parse(await answer.text())
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    expect(item).not.toHaveProperty('content_html')
    expect(item.url).toMatch(/^http:/)
  }
  expect(items.map(({ title }: { title: string }) => title)).toContain(corpus.payloads[1])
})

test('the picture of a link preview can be drawn from any text', async ({ hostile, corpus }) => {
  test.setTimeout(120_000 + corpus.payloads.length * 1_000)
  for (const [index, payload] of corpus.payloads.entries()) {
    if (index >= 30) break
    const answer = await fetch(`${hostile}/images/share/${storyIdOf(index)}.png`)
    expect(answer.status, payload).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  }
})
