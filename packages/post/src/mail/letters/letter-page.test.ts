import { describe, expect, test } from 'vitest'
import { renderLetterHtml } from './letter-html.ts'
import {
  createHeadingBlock,
  createLinkBlock,
  createParagraphBlock,
  type LetterContent,
  renderLetter,
} from './letter-page.ts'

const CONTENT: LetterContent = {
  language: 'en',
  subject: 'A subject',
  preview: 'A preview.',
  heading: 'A heading',
  body: [createParagraphBlock('First.'), createLinkBlock('https://news.example/#a=1&b=2')],
  publicUrl: 'https://news.example',
}
const HOSTILE = '</p></title><script>alert("1")</script>&'

describe('a letter as text', () => {
  test('has its heading, its blocks and who sends it, each after an empty line', () => {
    const { subject, text } = renderLetter(CONTENT)
    expect(subject).toBe('A subject')
    expect(text).toBe(
      'A heading\n\nFirst.\n\nhttps://news.example/#a=1&b=2\n\nPlainwire · https://news.example',
    )
  })

  test('has one more empty line above a heading inside it', () => {
    const body = [
      createParagraphBlock('One.'),
      createHeadingBlock('Again', 'nl'),
      createParagraphBlock('Two.'),
    ]
    expect(renderLetter({ ...CONTENT, body }).text).toBe(
      'A heading\n\nOne.\n\n\nAgain\n\nTwo.\n\nPlainwire · https://news.example',
    )
  })

  test('contains texts as they are', () => {
    expect(renderLetter({ ...CONTENT, body: [createParagraphBlock(HOSTILE)] }).text).toContain(
      `\n\n${HOSTILE}\n\n`,
    )
  })
})

describe('a letter as HTML', () => {
  test('has the same blocks in the same order, and a link that leads where it says', () => {
    const { html } = renderLetter(CONTENT)
    expect(html).toMatch(
      /<h1 style="[^"]+">A heading<\/h1><p style="[^"]+">First\.<\/p><p [^>]+><a href="https:\/\/news\.example\/#a=1&amp;b=2" style="word-break:break-all">https:\/\/news\.example\/#a=1&amp;b=2<\/a><\/p><p [^>]+>Plainwire · https:\/\/news\.example<\/p>/,
    )
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<title>A heading</title>')
  })

  test('has a hidden preview, followed by room so that no other text is shown with it', () => {
    const preview = /<div style="display:none;[^"]*">A preview\.([^<]*)<\/div>/.exec(
      renderLetter(CONTENT).html,
    )?.[1]
    expect(preview).toHaveLength(180)
    expect(preview?.replaceAll(/[\u00a0\u200c]/g, '')).toBe('')
  })

  test('names the language of a block only where it is another one', () => {
    const body = [createParagraphBlock('Code', 'code'), createParagraphBlock('Klein', 'small', 'nl')]
    const { html } = renderLetter({ ...CONTENT, body: [...body, createHeadingBlock('Kop', 'nl')] })
    expect(html).toMatch(/<p style="font-size:36px;[^"]*">Code<\/p>/)
    expect(html).toMatch(/<p lang="nl" style="font-size:14px;[^"]*">Klein<\/p>/)
    expect(html).toMatch(/<h1 lang="nl" style="[^"]*">Kop<\/h1>/)
  })

  test('contains what comes from outside as text only', () => {
    const body = [
      createParagraphBlock(HOSTILE),
      createHeadingBlock(HOSTILE),
      createLinkBlock(`https://x/"${HOSTILE}`),
    ]
    const { html } = renderLetter({
      ...CONTENT,
      heading: HOSTILE,
      preview: HOSTILE,
      publicUrl: HOSTILE,
      body,
    })
    expect(html).not.toContain('<script')
    // The eight occurrences are in the title, the preview, three headings and paragraphs, the link's address
    // and text, and the sender.
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(8)
    expect(html).toContain('href="https://x/&quot;&lt;/p&gt;')
  })
})

test('a mail has a class and further elements in its head only where they are given', () => {
  const about = {
    language: 'nl' as const,
    title: 'T',
    style: 'color:red',
    backgroundColor: '#fff',
    preview: '',
    container: 'max-width:1px',
    children: 'Text',
  }
  const plain = renderLetterHtml(about)
  expect(plain).toContain('<body style="background-color:#fff;margin:0;padding:0">')
  expect(plain).toMatch(
    /<td style="color:red">.*<table [^>]*style="max-width:1px"><tbody><tr><td>Text<\/td>/s,
  )
  expect(plain.match(/<table /g)).toHaveLength(2)
  expect(renderLetterHtml({ ...about, className: 'c', head: 'H' })).toMatch(
    /H<\/head>\n<body class="c" style=/,
  )
})
