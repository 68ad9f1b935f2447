import type { Invoice } from '@plainwire/domain/subscription'
import { jsPDF } from 'jspdf'
import { triggerFileDownload } from '../../lib/storage/save-file.ts'
import type { InvoiceTexts } from './invoice-texts.ts'

/** Positions and the line height on an A4 page, in mm; `GREY` is a grey level from 0 to 255. */
const LEFT = 22
const RIGHT = 188
const FACT_COLUMN = 62
const LINE_MM = 8
const GREY = 110

/**
 * Replaces the no-break spaces that Intl formatting inserts. In some PDF viewers, Helvetica has no glyph for
 * them.
 */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Returns an invoice as a PDF file of one A4 page, in a font that every PDF viewer has. */
export function createInvoicePdf({ brand, title, facts, line, total, note }: InvoiceTexts): ArrayBuffer {
  const page = new jsPDF({ unit: 'mm', format: 'a4' })
  page.setProperties({ title: `${brand} ${title} ${facts[0]?.[1] ?? ''}`, creator: brand })
  const write = (text: string, x: number, y: number, style: 'normal' | 'bold' = 'normal', size = 11) => {
    page.setFont('helvetica', style).setFontSize(size).text(plain(text), x, y)
  }
  const writeToRight = (text: string, y: number, style: 'normal' | 'bold') =>
    page.setFont('helvetica', style).setFontSize(11).text(plain(text), RIGHT, y, { align: 'right' })
  write(brand, LEFT, 30, 'bold', 20)
  write(title, LEFT, 44, 'normal', 16)
  let y = 60
  for (const [name, value] of facts) {
    page.setTextColor(GREY)
    write(name, LEFT, y)
    page.setTextColor(0)
    write(value, FACT_COLUMN, y)
    y += LINE_MM
  }
  y += LINE_MM
  page.setDrawColor(GREY).line(LEFT, y - LINE_MM + 2, RIGHT, y - LINE_MM + 2)
  write(line[0], LEFT, y)
  writeToRight(line[1], y, 'normal')
  y += LINE_MM
  page.line(LEFT, y - LINE_MM + 3, RIGHT, y - LINE_MM + 3)
  write(total[0], LEFT, y, 'bold')
  writeToRight(total[1], y, 'bold')
  page.setTextColor(GREY)
  write(note, LEFT, y + 2 * LINE_MM, 'normal', 9)
  return page.output('arraybuffer')
}

/** Creates an invoice's PDF in the browser and downloads it. */
export function downloadInvoice({ id }: Invoice, texts: InvoiceTexts): void {
  triggerFileDownload(`${texts.brand.toLowerCase()}-${id}.pdf`, 'application/pdf', createInvoicePdf(texts))
}
