import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markup, renderDataScript, wrapInCdata } from './markup.ts'

test('text is escaped in content and in attributes', () => {
  const text = `<i title="a">'&'</i>`
  expect(markup`<p class="${text}">${text}</p>`.text).toBe(
    '<p class="&lt;i title=&quot;a&quot;&gt;&#39;&amp;&#39;&lt;/i&gt;">&lt;i title=&quot;a&quot;&gt;&#39;&amp;&#39;&lt;/i&gt;</p>',
  )
})

test('markup is not escaped, empty values are left out, lists are joined', () => {
  const items = ['a', '<'].map((item) => markup`<li>${item}</li>`)
  expect(markup`<ul>${items}${undefined}${null}${false}${0}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;</li>0</ul>',
  )
})

test('characters that XML forbids are dropped', () => {
  expect(markup`${'a\u0000\u0008b\u001f\ufffe\tc\n'}`.text).toBe('ab\tc\n')
})

test('whatever the text, it opens no element and ends no attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(markup`${text}`.text).not.toMatch(/[<>"']/)
    }),
  )
})

test('a CDATA section can not be ended from within', () => {
  expect(wrapInCdata(markup`<p>${'x'}]]></p>`).text).toBe('<![CDATA[<p>x]]]]><![CDATA[></p>]]>')
})

test('a data script can not be ended from within, and says the same', () => {
  const data = { text: '</script><!-- & \u2028' }
  const script = renderDataScript('application/ld+json', data).text
  expect(script).toMatch(/^<script type="application\/ld\+json">[^<>&\u2028]+<\/script>$/)
  expect(JSON.parse(script.replace(/<[^>]+>/g, ''))).toEqual(data)
})
