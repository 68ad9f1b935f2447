import { describe, expect, test } from 'vitest'
import { parseAtomEntry, parseRssEntry } from '../testing.ts'

describe('the headline', () => {
  test.each([
    ['<title>Plain</title>', 'Plain'],
    ['<title> <![CDATA[ In CDATA ]]> </title>', 'In CDATA'],
    ['<title>AT&amp;T &lt; &eacute;&#233;&#xe9;</title>', 'AT&T < ééé'],
    ['<title>Ng&amp;#257;i Tahu</title>', 'Ngāi Tahu'],
    ['<title><![CDATA[Q&amp;A]]></title>', 'Q&A'],
    ['<title>&lt;i&gt;Figaro&lt;/i&gt; news</title>', 'Figaro news'],
    ['<title>naked <b>HTML</b></title>', 'naked HTML'],
    ['<title></title><media:title>From media</media:title>', 'From media'],
    ['<media:group><media:title>In a group</media:title></media:group>', 'In a group'],
    ['<title>Own</title><media:title>Media</media:title><itunes:title>Pod</itunes:title>', 'Own'],
    ['<dc:title>Dublin</dc:title>', 'Dublin'],
    ['<description>only text</description>', ''],
  ])('%s', (inside, title) => {
    expect(parseRssEntry(inside).title).toBe(title)
  })

  test.each([
    ['<title type="text">a &amp;lt; b</title>', 'a < b'],
    ['<title type="html">&lt;b&gt;bold&lt;/b&gt; &amp;amp; new</title>', 'bold & new'],
    ['<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">x <em>y</em></div></title>', 'x y'],
    ['<title type="text/html" mode="escaped">&lt;b&gt;old&lt;/b&gt;</title>', 'old'],
    ['<title mode="base64" type="text/plain">SGFsbG8=</title>', 'Hallo'],
  ])('in Atom %s', (inside, title) => {
    expect(parseAtomEntry(inside).title).toBe(title)
  })

  test('is cut at 300 characters, at a word', () => {
    const { title } = parseRssEntry(`<title>${'word '.repeat(1_000)}</title>`)
    expect(title.length).toBeLessThanOrEqual(300)
    expect(title).toMatch(/word…$/)
  })
})

describe('summary and content', () => {
  test.each([
    ['<description>plain</description>', 'plain', ''],
    ['<description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</description>', 'One Two', ''],
    ['<description><![CDATA[<p>One</p>&nbsp;two]]></description>', 'One two', ''],
    ['<description><p>naked</p><p>HTML</p></description>', 'naked HTML', ''],
    [
      '<description>s</description><content:encoded>&lt;p&gt;A&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;</content:encoded>',
      's',
      'A\n\nB',
    ],
    ['<description/><itunes:summary>pod</itunes:summary>', 'pod', ''],
    ['<media:group><media:description>video</media:description></media:group>', 'video', ''],
    ['<dc:description>dublin</dc:description>', 'dublin', ''],
    ['<body xmlns="http://www.w3.org/1999/xhtml"><p>x</p><p>y</p></body>', '', 'x\n\ny'],
    ['<description>&lt;script&gt;alert(1)&lt;/script&gt;ok</description>', 'ok', ''],
  ])('%s', (inside, summary, content) => {
    expect(parseRssEntry(inside)).toMatchObject({ summary, content })
  })

  test.each([
    ['<summary>s</summary><content type="html">&lt;p&gt;c&lt;/p&gt;</content>', 's', 'c'],
    [
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>a</p><p>b &amp; c</p></div></content>',
      '',
      'a\n\nb & c',
    ],
    [
      '<content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>a</h:p></h:div></content>',
      '',
      'a',
    ],
    ['<content type="image/png" mode="base64">iVBORw0KGgo=</content>', '', ''],
    ['<content type="application/octet-stream">AAAA</content>', '', ''],
    ['<content type="text/html" mode="base64">PHA+YTwvcD4=</content>', '', 'a'],
  ])('in Atom %s', (inside, summary, content) => {
    expect(parseAtomEntry(inside)).toMatchObject({ summary, content })
  })

  test('a description too long for a summary is the full text', () => {
    const { summary, content } = parseRssEntry(
      `<description>${'&lt;p&gt;A sentence of words.&lt;/p&gt;'.repeat(400)}</description>`,
    )
    expect(summary.length).toBeLessThanOrEqual(4_000)
    expect(content.split('\n\n')).toHaveLength(400)
  })
})
