import fc from 'fast-check'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const declared = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><t>${text}</t>`
const bytes = (text: string, encoding: string) => iconv.encode(text, encoding)

test.each([
  ['utf-8', 'één'],
  ['iso-8859-1', 'één'],
  ['windows-1252', 'één – “quote”'],
  ['iso-8859-2', 'řeč'],
  ['iso-8859-15', '5 €'],
  ['windows-1251', 'Привет'],
  ['koi8-r', 'Привет'],
  ['shift_jis', '日本'],
  ['euc-jp', '日本'],
  ['big5', '總統'],
  ['gb2312', '国家'],
  ['euc-kr', '대통령'],
  ['tis-620', 'สวัสดี'],
  ['cp437', 'één'],
  ['macintosh', 'één'],
])('reads a document that declares %s', (encoding, text) => {
  expect(decodeText(bytes(declared(encoding, text), encoding))).toContain(text)
})

test.each([
  ['iso-8859-1', 'a – “b”'],
  ['latin1', 'a – “b”'],
  ['us-ascii', 'café'],
])('%s means windows-1252', (label, text) => {
  expect(decodeText(bytes(declared(label, text), 'windows-1252'))).toContain(text)
})

test('gb2312 means gb18030', () => {
  expect(decodeText(bytes(declared('gb2312', '镕'), 'gb18030'))).toContain('镕')
})

test.each([['utf-8'], ['utf-16le'], ['utf-16be'], ['utf-32le'], ['utf-32be']])(
  'a byte order mark of %s wins over every label',
  (encoding) => {
    const document = bytes(declared('iso-8859-1', 'één'), encoding)
    const marked = Buffer.concat([bytes('\ufeff', encoding), document])
    expect(decodeText(marked, 'text/xml; charset=shift_jis')).toBe(declared('iso-8859-1', 'één'))
  },
)

test.each([['utf-16le'], ['utf-16be'], ['utf-32le'], ['utf-32be']])(
  '%s is seen without a mark',
  (encoding) => {
    expect(decodeText(bytes(declared('x', 'één'), encoding))).toBe(declared('x', 'één'))
  },
)

test('a UTF-8 mark before a document that calls itself UTF-16 is believed', () => {
  expect(decodeText(Buffer.from(`\ufeff${declared('utf-16', 'één')}`))).toBe(declared('utf-16', 'één'))
})

test('the HTTP charset wins over the XML declaration', () => {
  const document = bytes(declared('iso-8859-1', 'Привет'), 'windows-1251')
  expect(decodeText(document, 'text/xml; charset="windows-1251"')).toContain('Привет')
})

test('an HTTP charset that can’t be true gives way to the XML declaration', () => {
  const document = bytes(declared('windows-1251', 'Привет'), 'windows-1251')
  expect(decodeText(document, 'text/xml; charset=utf-8')).toContain('Привет')
})

test.each([['iso-8859-1'], ['windows-1252'], ['shift_jis'], ['utf-16'], ['nonsense']])(
  'valid UTF-8 labelled %s is UTF-8',
  (label) => {
    const document = Buffer.from(declared(label, 'één 日本'))
    expect(decodeText(document, `text/xml; charset=${label}`)).toBe(declared(label, 'één 日本'))
  },
)

test('iso-2022-jp is believed although its bytes are ASCII', () => {
  const escaped = Buffer.from('1b2442467c4b5c1b2842', 'hex')
  const document = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="iso-2022-jp"?>'), escaped])
  expect(decodeText(document)).toContain('日本')
})

test('utf-7 stays text: no markup comes out of it', () => {
  expect(decodeText(Buffer.from(declared('utf-7', '+ADw-script+AD4-')))).toContain('+ADw-script+AD4-')
})

test('single western bytes in a UTF-8 document keep their letters', () => {
  const document = Buffer.concat([
    Buffer.from('één, twéé, drié '),
    bytes('caf\u00e9 \u2013 ', 'windows-1252'),
  ])
  expect(decodeText(document)).toBe('één, twéé, drié café – ')
})

test('a document that is not what it declares is recognised by its letters', () => {
  const text = 'Президент выступил сегодня с речью о развитии экономики и культуры страны.'
  expect(decodeText(bytes(declared('utf-8', text), 'windows-1251'))).toContain(text)
})

test.each([
  ['shift_jis', '日本の首相は国会で経済政策について演説した。'],
  ['euc-jp', '日本の首相は国会で経済政策について演説した。'],
  ['big5', '總統今天在台北發表演說，談到經濟與外交政策。'],
  ['gb18030', '国家主席今天在北京发表讲话，谈到经济与外交政策。'],
  ['euc-kr', '대통령은 오늘 국회에서 경제 정책에 대해 연설했다.'],
  ['koi8-r', 'Президент выступил сегодня с речью в Москве об экономике.'],
  ['windows-1253', 'Ο πρωθυπουργός μίλησε σήμερα στη Βουλή για την οικονομία.'],
  ['windows-1255', 'ראש הממשלה נאם היום בכנסת על הכלכלה'],
  ['windows-1256', 'تحدث الرئيس اليوم في البرلمان عن الاقتصاد'],
  ['windows-1252', 'Les élections européennes – « une fête » à l’école'],
])('without any label %s is guessed', (encoding, text) => {
  const items = `<rss><channel>${`<item><title>${text}</title><link>http://news.example/</link></item>`.repeat(3)}`
  expect(decodeText(bytes(items, encoding))).toBe(items)
})

test('a few accents without a label are western', () => {
  expect(decodeText(bytes('<t>Café – “3 dead”</t>', 'windows-1252'))).toBe('<t>Café – “3 dead”</t>')
})

test('no bytes and no label make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 30 }), (data, label) => {
      expect(typeof decodeText(data, `text/xml; charset=${label}`)).toBe('string')
    }),
  )
})

test('text in UTF-8 comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/^[\ufeff\0]/.test(text))
      expect(decodeText(Buffer.from(`<t>${text}`))).toBe(`<t>${text}`)
    }),
  )
})
