import { expect, test } from 'vitest'
import { markComponentsPure } from './vite-unused-components.ts'

test('a component that nothing uses can be left out', () => {
  const library = [
    'const Link = React$1.forwardRef(function LinkWithRef() {',
    '  return /* @__PURE__ */ React$1.createElement("a", { name: "displayName" });',
    '});',
    'Link.displayName = "Link";',
    'const Kept = React.memo(Other);',
    'useEffect(() => run());',
  ].join('\n')
  expect(markComponentsPure(library)).toBe(
    [
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {',
      '  return /* @__PURE__ */ React$1.createElement("a", { name: "displayName" });',
      '});',
      '',
      'const Kept = /* @__PURE__ */ React.memo(Other);',
      'useEffect(() => run());',
    ].join('\n'),
  )
})
