import { markup } from '@plainwire/domain/markup'
import { describe, expect, test } from 'vitest'
import { type AdminPage, renderAdminPage, renderSignedOutPage } from './admin-page.ts'
import {
  renderCategoryCheckboxes,
  renderSelectField,
  renderTextField,
  renderTimestamp,
} from './admin-parts.ts'
import type { AdminSection } from './admin-section.ts'

const section = (id: string, en: string, nl: string): AdminSection => ({
  id,
  title: { en, nl },
  notices: { en: {}, nl: {} },
  show: async () => [],
  acts: {},
})
const FEEDS = section('feeds', 'Feeds', 'Feeds')
const CHANGES = section('changes', 'Changes', 'Wijzigingen')
const PAGE: AdminPage = {
  language: 'en',
  section: CHANGES,
  sections: [FEEDS, CHANGES],
  actor: 'ada@example.org',
  otherAddress: '/admin/changes?lang=nl',
  to: (id) => `/admin/${id}`,
  leaveForm: markup`<form></form>`,
  pieces: [markup`<p>Content.</p>`],
}

describe('a page for operators', () => {
  test('is named after its section, which is marked among all of them', () => {
    const html = renderAdminPage(PAGE)
    expect(html).toContain('<title>Changes – Newsroom · Plainwire</title>')
    expect(html).toContain('<h1>Changes</h1><p>Content.</p></main>')
    expect(html).toContain(
      '<nav aria-label="Sections"><ul><li><a href="/admin/feeds">Feeds</a></li><li><a href="/admin/changes" aria-current="page">Changes</a></li></ul></nav>',
    )
  })

  test('leads to the same page in the other language', () => {
    expect(renderAdminPage(PAGE)).toContain(
      '<a href="/admin/changes?lang=nl" lang="nl" hreflang="nl">Nederlands</a>',
    )
    const dutch = renderAdminPage({ ...PAGE, language: 'nl', otherAddress: '/admin/changes' })
    expect(dutch).toContain('<html lang="nl">')
    expect(dutch).toContain('<a href="/admin/changes" lang="en" hreflang="en">English</a>')
    expect(dutch).toContain('<h1>Wijzigingen</h1>')
  })

  test('has a notice above its content, if there is one, as a result or as a fault', () => {
    expect(renderAdminPage(PAGE)).not.toContain('role=')
    const notice = { role: 'alert' as const, text: 'It <failed>.' }
    expect(renderAdminPage({ ...PAGE, notice })).toContain(
      '</h1><p role="alert">It &lt;failed&gt;.</p><p>Content.</p>',
    )
  })

  test('names who is there as text, and stays out of search engines', () => {
    const html = renderAdminPage({ ...PAGE, actor: '<b>ada</b>' })
    expect(html).toContain('You are here as &lt;b&gt;ada&lt;/b&gt;</p>')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

test('a page for who isn’t signed in shows no section', () => {
  const html = renderSignedOutPage('nl', { title: 'Meld <je> aan', pieces: [markup`<p>Tekst.</p>`] })
  expect(html).toContain('<h1>Meld &lt;je&gt; aan</h1><p>Tekst.</p>')
  expect(html).not.toMatch(/<nav|\/admin\//)
})

describe('fields', () => {
  test('contain their labels, values and notes as text', () => {
    const label = '<Name>'
    expect(renderTextField(label, { name: 'n', value: '"' }).text).toBe(
      '<label><span>&lt;Name&gt;</span><input type="text" name="n" value="&quot;"></label>',
    )
    expect(renderTextField(label, { name: 'n', type: 'url' }, 'a&b').text).toBe(
      '<label><span>&lt;Name&gt;</span><input type="url" name="n"><small>a&amp;b</small></label>',
    )
  })

  test('with options have the chosen one, and that without a value where none is', () => {
    const options = [
      ['', 'None'],
      ['a', '<A>'],
    ] as const
    const selected = (chosen?: string) => {
      const { text } = renderSelectField('L', 'f', options, chosen)
      return [...text.matchAll(/<option value="(\w*)"( selected="")?>/g)].map(([, value, on]) => [
        value,
        on !== undefined,
      ])
    }
    expect(selected('a')).toEqual([
      ['', false],
      ['a', true],
    ])
    expect(selected()).toEqual([
      ['', true],
      ['a', false],
    ])
    expect(renderSelectField('L', 'f', options).text).toContain('>&lt;A&gt;</option>')
  })

  test('for categories are ten, of which the chosen ones are ticked', () => {
    const { text } = renderCategoryCheckboxes('About', { world: 'Wereld' }, ['science', 'weather'])
    const boxes = [...text.matchAll(/name="category" value="(\w+)"( checked="")?> (\w+)</g)]
    expect(boxes).toHaveLength(10)
    expect(boxes.filter(([, , checked]) => checked).map(([, value]) => value)).toEqual(['science'])
    expect(boxes[0]?.slice(1)).toEqual(['world', undefined, 'Wereld'])
  })
})

test('a time is in UTC for people and for programs', () => {
  expect(renderTimestamp(new Date('2026-11-20T23:30:00+02:00'), 'nl').text).toBe(
    '<time datetime="2026-11-20T21:30:00.000Z">20 nov, 21:30 UTC</time>',
  )
})
