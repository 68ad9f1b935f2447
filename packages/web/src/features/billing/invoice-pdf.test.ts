import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { createInvoicePdf } from './invoice-pdf.ts'

const TEXTS = {
  brand: 'Plainwire',
  title: 'Invoice',
  facts: [
    ['Number', 'PW-20261120'],
    ['Date', 'November 20, 2026'],
  ],
  line: ['Premium, Annual', '€\u00a049'],
  total: ['Total', '€\u00a049'],
  note: 'Payments are simulated',
} as const

test('BI-03 an invoice is a PDF of one page with number, date, amount and the note on simulation', () => {
  const pdf = Buffer.from(createInvoicePdf(TEXTS)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // The euro sign is 0x80 in the encoding of the page's font.
  for (const words of [
    'PW-20261120',
    'November 20, 2026',
    'Premium, Annual',
    '\x80 49',
    'Payments are simulated',
  ])
    expect(pdf).toContain(`(${words})`)
})
