import { describe, expect, test } from 'vitest'
import { buildRssFeed, parseRssEntry, parseTestFeed } from '../testing.ts'

const item = (name: string) =>
  `<item><title>${name}</title><link>https://news.example/${name}</link><description>${name} text</description></item>`
const titles = (document: string) => parseTestFeed(document).entries.map(({ title }) => title)
const abc = ['a', 'b', 'c']
const all = abc.map(item).join('\n')

describe('damage costs nothing', () => {
  test.each([
    ['white space and a comment before the declaration', `\n <!-- cached -->${buildRssFeed(all)}`],
    [
      'a PHP warning before the document',
      `<br />\n<b>Warning</b>: in <b>x.php</b><br />${buildRssFeed(all)}`,
    ],
    ['junk after the root', `${buildRssFeed(all)}<script>x()</script></body> garbage & <`],
    ['a missing end tag of an item', buildRssFeed(all.replace('</item>', ''))],
    ['no end tags of items at all', buildRssFeed(all.replaceAll('</item>', ''))],
    ['no end of the document', buildRssFeed(all).replace('</channel></rss>', '')],
    ['stray end tags', buildRssFeed(all.replaceAll('</title>', '</b></title></p></guid>'))],
    ['control characters', buildRssFeed(all.replaceAll('<title>', '<title>\u0000\u0008\u001f'))],
    ['a control character inside a tag', buildRssFeed(all.replace('<title>', '<ti\u0000tle>'))],
    ['raw ampersands and angle brackets', buildRssFeed(all.replaceAll(' text', ' & text <3 & < 5 &x;'))],
    ['naked HTML', buildRssFeed(all.replaceAll(' text', ' <p>text<br>more <b>bold<img src="x.jpg"></p>'))],
    [
      'upper-case names',
      buildRssFeed(all)
        .toUpperCase()
        .replace(/[ABC](?= TEXT|<\/TITLE)/g, (name) => name.toLowerCase()),
    ],
    ['a missing end tag of a title', buildRssFeed(all.replace('</title>', ''))],
    ['a misspelt end tag of a title', buildRssFeed(all.replace('</title>', '</titel>'))],
    ['a missing end tag of a description', buildRssFeed(all.replace('</description>', ''))],
    ['items after the channel', `<rss><channel/>${all}</rss>`],
  ])('%s', (_name, document) => {
    expect(titles(document)).toEqual(abc)
  })
})

describe('what swallows its neighbours costs one item', () => {
  const pieces = (bad: string) => buildRssFeed(item('a') + bad + item('c'))
  test.each([
    ['a comment left open', pieces(`<item><!-- ad <title>b</title><link>x</link></item>`)],
    [
      'a CDATA section left open',
      pieces('<item><title>b</title><link>/b</link><description><![CDATA[b</description></item>'),
    ],
    ['a quotation mark left open', pieces('<item><title>b</title><link>/b</link><enclosure url="x></item>')],
  ])('%s', (_name, document) => {
    expect(titles(document)).toEqual(expect.arrayContaining(['a', 'c']))
  })

  test('an item inside a text is not an item', () => {
    const quoted = buildRssFeed(
      `${item('a')}<item><title>b</title><link>/b</link><description><![CDATA[<item> is a tag]]></description></item>`,
    )
    expect(titles(quoted)).toEqual(['a', 'b'])
  })
})

describe('a document that was cut off', () => {
  test('returns whole items, and the complete fields of the last one', () => {
    const cut = buildRssFeed(all).slice(0, buildRssFeed(all).indexOf('c text') + 3)
    expect(parseTestFeed(cut).entries.at(-1)).toMatchObject({
      title: 'c',
      link: 'https://news.example/c',
      summary: '',
    })
  })

  test('does not return half a headline', () => {
    const whole = buildRssFeed(`${item('a')}<item><title>Half a headline`).replace('</channel></rss>', '')
    expect(titles(whole)).toEqual(['a', ''])
  })
})

describe('names', () => {
  test.each([
    ['declared with another prefix', 'xmlns:x="http://search.yahoo.com/mrss/"', 'x'],
    ['declared without a scheme', 'xmlns:m="//search.yahoo.com/mrss/"', 'm'],
    ['declared with https and without a slash', 'xmlns:m="https://search.yahoo.com/mrss"', 'm'],
    ['not declared', '', 'media'],
    ['declared with an unknown address', 'xmlns:media="http://example.com/unknown"', 'media'],
  ])('Media RSS %s', (_name, declaration, prefix) => {
    const { media } = parseRssEntry(
      `<title>A</title><${prefix}:content url="https://news.example/a.jpg"/>`,
      declaration,
    )
    expect(media).toEqual([{ url: 'https://news.example/a.jpg', type: 'image' }])
  })

  test('a namespace declared on one element holds inside it only', () => {
    const { content, title } = parseRssEntry(
      '<title>A</title><x:encoded xmlns:x="http://purl.org/rss/1.0/modules/content/">Full</x:encoded><x:title>B</x:title>',
    )
    expect([title, content]).toEqual(['A', 'Full'])
  })
})

describe('attacks', () => {
  const inTitle = (text: string, before = '') =>
    `<?xml version="1.0"?>${before}${buildRssFeed(`<item><title>${text}</title></item>`).slice(21)}`

  test('row 6: entities of a DTD are not expanded, and no file is read', () => {
    const laughs =
      '<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>'
    expect(titles(inTitle('&b; &x;', laughs))).toEqual(['&b; &x;'])
  })

  test('an XInclude includes nothing', () => {
    expect(titles(inTitle('a<xi:include href="file:///etc/passwd" parse="text"/>'))).toEqual(['a'])
  })

  test.each([
    ['200,000 nested elements', '<a>'.repeat(200_000)],
    ['200,000 nested and closed elements', '<a>'.repeat(200_000) + '</a>'.repeat(200_000)],
  ])('%s are refused', (_name, nested) => {
    expect(() => parseTestFeed(inTitle(nested))).toThrow('The document is nested too deeply.')
  })

  test('a million references, and an element with 100,000 attributes, are read in no time', () => {
    const start = performance.now()
    expect(titles(inTitle('&#65;'.repeat(1_000_000)))[0]).toHaveLength(300)
    const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ')
    expect(titles(buildRssFeed(`<item ${attributes}><title>b</title></item>`))).toEqual(['b'])
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  test('names of the prototype are names like others', () => {
    const [entry] = parseTestFeed(
      inTitle('x</title><__proto__><polluted>1</polluted></__proto__><constructor>y</constructor><title>'),
    ).entries
    expect(entry?.title).toBe('x')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('deep but harmless nesting preserves its text', () => {
    const { summary } = parseRssEntry(
      `<description>${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}</description>`,
    )
    expect(summary).toBe('deep')
  })
})
