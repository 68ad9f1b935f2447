import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { allowPrivateOrigin, listAllowedPrivateOrigins, removePrivateOrigin } from '@plainwire/store'
import { readTextField } from '../admin-form.ts'
import { renderHiddenField, renderList, renderNote, renderSection, renderTextField } from '../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest, AdminSection } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'
import { normaliseWebAddress } from './fields.ts'

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const origins = await view.withDb((db) => listAllowedPrivateOrigins(db))
  const rows = origins.map((origin): MarkupTemplateValue[] => [
    markup`<p><strong>${origin}</strong></p>`,
    view.form({ act: 'remove', button: `${texts.remove} ${origin}` }, renderHiddenField('origin', origin)),
  ])
  return [
    renderNote(texts.originsNote),
    rows.length > 0 ? renderList(rows) : renderNote(texts.noOrigins),
    renderSection(
      texts.add,
      view.form(
        { act: 'add', button: texts.add },
        renderTextField(texts.url, { name: 'origin', type: 'url', required: '' }),
      ),
    ),
  ]
}

/** The origin (scheme, host and port) entered in a form; undefined if it isn't the address of an origin. */
function originOf(fields: FormData): string | undefined {
  const url = URL.parse(normaliseWebAddress(readTextField(fields, 'origin')) ?? '')
  return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined
}

const changing =
  (change: typeof allowPrivateOrigin, done: string) =>
  async (form: AdminForm): Promise<AdminActionOutcome> => {
    const texts = SECTION_TEXTS[form.language]
    const { actor, now } = form
    const origin = originOf(form.fields)
    if (origin === undefined) return { problem: texts.badOrigin }
    const outcome = await form.withDb((db) => change(db, { origin, actor, now }))
    if (outcome === 'done') return { done }
    return { problem: outcome === 'unknown' ? texts.unknown : texts.noChange }
  }

/** The section for origins outside the public internet that feeds may be fetched from. */
export const privateOriginsSection: AdminSection = {
  id: 'origins',
  title: { en: 'Private origins', nl: 'Privéadressen' },
  notices: {
    en: { added: 'The origin is allowed.', removed: 'The origin is no longer allowed.' },
    nl: { added: 'Het adres is toegestaan.', removed: 'Het adres is niet meer toegestaan.' },
  },
  show,
  acts: { add: changing(allowPrivateOrigin, 'added'), remove: changing(removePrivateOrigin, 'removed') },
}
