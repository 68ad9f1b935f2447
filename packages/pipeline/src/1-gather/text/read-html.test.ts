import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToSingleLineText, readHtml } from './read-html.ts'

test.each([
  ['plain text', ['plain text']],
  ['<p>One</p><p>Two &amp; three</p>', ['One', 'Two & three']],
  ['One<br>Two<br/>Three', ['One', 'Two', 'Three']],
  ['<ul><li>a<li>b</ul>c', ['a', 'b', 'c']],
  ['w<b>or</b>d', ['word']],
  ['<td>a</td><td>b</td>', ['a b']],
  ['5 < 6 and 7 > 3', ['5 < 6 and 7 > 3']],
  ['a<script>alert("<p>")</script>b<style>p{}</style>', ['ab']],
  ['<svg><text>x</text></svg>y', ['y']],
  ['<iframe src="x"/>y', ['y']],
  ['a<!-- b -->c', ['ac']],
  ['<![CDATA[a <b>b</b>]]>', ['a b']],
  ['<xhtml:p>a</xhtml:p><xhtml:p>b', ['a', 'b']],
  ['&eacute;&#233;&#xe9;&nbsp;x&copy;', ['ééé x©']],
  ['unclosed <b', ['unclosed']],
  ['<tr><td>a<td>b<input>c</tr>', ['a b c']],
  ['<button>a</button>b', ['a b']],
  ['a<svg><p>x</p><svg>y</svg>b', ['ab']],
  ['a<video>b<img src=x>c</video>d', ['ad']],
  ['a<script/>b', ['a']],
  ['a<svg/>b', ['ab']],
  ['a<svg><path d="M0"/><text>x</text></svg>b', ['ab']],
  ['a<iframe src="x">y<br/>z</iframe>b', ['ab']],
  ['', []],
])('%j is read as %j', (html, paragraphs) => {
  expect(readHtml(html).paragraphs).toEqual(paragraphs)
})

test('pictures come with their text and size', () => {
  const html =
    '<p><img src="/a.jpg?x=1&amp;y=2" ALT="A &gt; B" width=640 height="480"> <img alt="no source"></p>'
  expect(readHtml(html).images).toEqual([
    { url: '/a.jpg?x=1&y=2', alt: 'A > B', width: '640', height: '480' },
  ])
})

test('a lazily loaded picture is found in its data attribute', () => {
  const { images } = readHtml('<img src="data:image/gif;base64,R0" data-src="https://news.example/a.jpg">')
  expect(images[0]?.url).toBe('https://news.example/a.jpg')
})

test.each([
  ['<img src="" data-lazy-src="/late.jpg">', '/late.jpg'],
  ['<img data-src="/b.jpg" data-lazy-src="/c.jpg" src="/a.jpg">', '/b.jpg'],
  ['<img src="/first.jpg" src="/second.jpg">', '/first.jpg'],
  [
    `<img ${Array.from({ length: 31 }, (_, at) => `data-${at}="x"`).join(' ')} src="/too-late.jpg">`,
    undefined,
  ],
  ['<script><img src="/hidden.jpg"></script>', undefined],
])('the picture of %s is %j', (html, url) => {
  expect(readHtml(html).images[0]?.url).toBe(url)
})

test('a picture has empty text and sizes where none are written, and nothing of another element', () => {
  const { images } = readHtml('<a href="/x" src="/no.jpg" alt="link"><img src="/a.jpg"></a>')
  expect(images).toEqual([{ url: '/a.jpg', alt: '', width: '', height: '' }])
})

test('of many pictures the first twenty count', () => {
  const html = Array.from({ length: 25 }, (_, at) => `<img src="/${at}.jpg">`).join('')
  expect(readHtml(html).images.map(({ url }) => url)).toEqual(
    Array.from({ length: 20 }, (_, at) => `/${at}.jpg`),
  )
})

test('one line joins the paragraphs', () => {
  expect(htmlToSingleLineText('<p>One</p>\n<p>Two</p>')).toBe('One Two')
  expect(htmlToSingleLineText('R&amp;D')).toBe('R&D')
  expect(htmlToSingleLineText('no  markup')).toBe('no markup')
})

test.each([
  ['nested tags', '<b>'.repeat(100_000)],
  ['open angle brackets', '<'.repeat(300_000)],
  ['attributes', `<a ${'x '.repeat(150_000)}`],
  ['comments', '<!--'.repeat(80_000)],
  ['entities', '&#65;'.repeat(80_000)],
  ['pictures', '<img src=a>'.repeat(30_000)],
])('300 KB of %s take no time', (_name, html) => {
  const start = performance.now()
  expect(readHtml(html).images.length).toBeLessThanOrEqual(20)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('no markup comes out of any HTML', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    '"',
    '=',
    'script',
    'img',
    'p',
    ' ',
    '&lt;',
    '<!--',
    '-->',
    'src',
    'x',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const line = htmlToSingleLineText(`<p>${parts.filter((piece) => piece !== '&lt;').join('')}`)
      expect(line).not.toMatch(/<(?:script|img|p)[\s>]/)
    }),
  )
})

test.each([
  ['a part', '<p>Six died.</p><div data-nosnippet><div>Ninety</div> horses</div><p>Eleven are missing.</p>'],
  ['words', '<p>Six <b data-nosnippet>or ninety</b> died.</p><p>Eleven are missing.</p>'],
  [
    'a paragraph without an end',
    '<p>Six died.<p data-no-snippet="true">Ninety<p>horses</p><p>Eleven are missing.</p>',
  ],
  ['a picture', '<p>Six died.<img data-nosnippet src="/a.jpg"></p><p>Eleven are missing.</p>'],
  ['a link to a file', '<p>Six died.</p><link data-nosnippet href="/a.css"><p>Eleven are missing.</p>'],
  ['an embedded file', '<p>Six died.</p><embed data-nosnippet src="/a.pdf"><p>Eleven are missing.</p>'],
])('%s that is not to be quoted isn’t read', (_name, html) => {
  const { paragraphs, images } = readHtml(html)
  expect(paragraphs.join(' ')).toBe('Six died. Eleven are missing.')
  expect(images).toEqual([])
})
