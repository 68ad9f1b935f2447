import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPageTree } from './build-page-tree.ts'
import { TreeElement, type TreeNode, TreeTextNode } from './tree-node.ts'

function textOf(node: TreeNode): string {
  return node.nodeType === 3 ? node.textContent : node.childNodes.map(textOf).join('')
}

/** Whether parents, children and siblings below an element refer to each other consistently. */
function isWhole(element: TreeElement): boolean {
  const nodes = element.childNodes
  const ends = element.firstChild === (nodes[0] ?? null) && element.lastChild === (nodes.at(-1) ?? null)
  return (
    ends &&
    nodes.every((node, at) => {
      const links = node.parentNode === element && node.previousSibling === (nodes[at - 1] ?? null)
      return links && (node.nodeType === 3 || isWhole(node))
    })
  )
}

test('after any moves, removals and replacements the tree is consistent and its text is current', () => {
  const change = fc.tuple(fc.constantFrom('append', 'remove', 'replace', 'read'), fc.nat(30), fc.nat(30))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const root = new TreeElement('div')
      const loose = Array.from({ length: 12 }, (_, at) =>
        at % 3 === 0 ? new TreeTextNode(`t${at}`) : new TreeElement('p'),
      )
      for (const [kind, at, other] of changes) {
        const node = loose[at % loose.length]
        const parents = [root, ...root.elementsNamed()].filter((parent) => parent !== node)
        const parent = parents[other % parents.length]
        if (!node || !parent) continue
        if (kind === 'read') expect(parent.textContent).toBe(textOf(parent))
        else if (kind === 'remove') node.remove()
        else {
          node.remove()
          if (!root.elementsNamed().includes(parent) && parent !== root) continue
          const replaced = parent.firstChild
          if (kind === 'replace' && replaced) parent.replaceChild(node, replaced)
          else parent.appendChild(node)
        }
        expect(isWhole(root)).toBe(true)
      }
      expect(root.textContent).toBe(textOf(root))
    }),
  )
})

test('attributes can be read, set and removed, and a copy has separate ones', () => {
  const element = new TreeElement('p', { class: 'a' })
  const copy = element.copy()
  element.className = 'b'
  element.setAttribute('id', 'c')
  element.removeAttribute('class')
  expect(element.attributes.map(({ name, value }) => `${name}=${value}`)).toEqual(['id=c'])
  expect(copy.className).toBe('a')
  expect(copy.getAttribute('constructor')).toBeNull()
})

test.each([
  ['display: none', 'none', ''],
  ['color:red; DISPLAY : None !important', 'none', ''],
  ['visibility:hidden;display', '', 'hidden'],
  ['', '', ''],
])('a style of "%s"', (source, display, visibility) => {
  expect(new TreeElement('p', { style: source }).style).toEqual({ display, visibility })
})

test('elements are found by name, in page order', () => {
  const { body } = buildPageTree('<ul><li>a<ol></ol></li></ul><ol></ol>')
  expect(body.querySelectorAll('ol,ul').map(({ tagName }) => tagName)).toEqual(['UL', 'OL', 'OL'])
  expect(body.getElementsByTagName('*')).toHaveLength(4)
})
