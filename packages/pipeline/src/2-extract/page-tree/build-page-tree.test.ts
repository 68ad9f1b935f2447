import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPageTree } from './build-page-tree.ts'
import type { TreeElement } from './tree-node.ts'

/** Formats an element as one line: element names, and texts in quotation marks. */
function drawn(element: TreeElement): string {
  const inside = element.childNodes.map((node) =>
    node.nodeType === 3 ? `'${node.textContent}'` : drawn(node as TreeElement),
  )
  return inside.length > 0 ? `${element.localName}(${inside.join(' ')})` : element.localName
}

const page = (html: string) => drawn(buildPageTree(html).documentElement)

describe('a page always has one head and one body', () => {
  test.each([
    ['', 'html(head body)'],
    ['<p>a', "html(head body(p('a')))"],
    ['text', "html(head body('text'))"],
    ['<title>t</title><p>a', "html(head(title('t')) body(p('a')))"],
    ['<html><head><meta></head><body><p>a</p></body></html>', "html(head(meta) body(p('a')))"],
    ['<head><div>a</div><title>t</title></head>', "html(head body(div('a') title('t')))"],
    ['<body><p>a</p></body><body><p>b</p></body>', "html(head body(p('a') p('b')))"],
    ['<html> <head> </head> <body>a</body></html>', "html(head body('a'))"],
  ])('%s', (html, tree) => {
    expect(page(html)).toBe(tree)
  })

  test('and neither is hidden, as pages are before their scripts run', () => {
    const { documentElement, body } = buildPageTree(
      '<html lang="nl" hidden><body class="home" style="display:none">',
    )
    expect(documentElement.getAttribute('lang')).toBe('nl')
    expect(documentElement.hasAttribute('hidden')).toBe(false)
    expect(body.className).toBe('home')
    expect(body.style.display).toBe('')
  })
})

test.each([
  '<script>a<b</script>',
  '<style>a</style>',
  '<svg><title>a</title><g><path/></g></svg>',
  '<!-- a -->',
  '<template><p>a</p></template>',
  '<select><option>a</option></select>',
])('%s is left out', (part) => {
  expect(page(`<p>x${part}y</p>`)).toBe("html(head body(p('xy')))")
})

test('texts in pieces are one', () => {
  expect(page('<p>a &amp; b &lt; c</p>')).toBe("html(head body(p('a & b < c')))")
})

test('structured data is stored separately', () => {
  const { linkedData } = buildPageTree(
    '<script type="application/ld+json">{"a":1}</script><script>b</script><script type="application/ld+json; charset=utf-8">{}</script>',
  )
  expect(linkedData).toEqual(['{"a":1}', '{}'])
})

describe('what no real page holds is cut', () => {
  test.each([
    ['depth', '<div>'.repeat(100_000), 200],
    ['elements', '<br>'.repeat(100_000), 20_010],
  ])('%s', (_name, html, most) => {
    expect(buildPageTree(html).getElementsByTagName('*').length).toBeLessThan(most)
  })

  test('text', () => {
    expect(buildPageTree('word '.repeat(400_000)).body.textContent).toHaveLength(600_000)
    expect(buildPageTree('<p>word</p>'.repeat(400_000)).body.textContent.length).toBeLessThan(600_001)
  })

  test('attributes', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `a${at}`)
    const [p] = buildPageTree(`<p ${names.join(' ')}>`).getElementsByTagName('p')
    expect(p?.attributes).toHaveLength(100)
  })
})

test('no source makes it throw', () => {
  const parts = [
    '<p>',
    '</div>',
    '<form>',
    '<svg>',
    '</svg>',
    '<script>',
    '<body>',
    '</html>',
    '<!--',
    '&#x110000;',
    'a',
    '<__proto__ __proto__=x>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (source) => {
      const { documentElement } = buildPageTree(source.join(''))
      expect(documentElement.children.map(({ localName }) => localName)).toEqual(['head', 'body'])
    }),
  )
})
