import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { addOperator, listOperators, removeOperator } from '@plainwire/store'
import { z } from 'zod'
import { readTextField } from '../admin-form.ts'
import { renderHiddenField, renderList, renderNote, renderSection, renderTextField } from '../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest, AdminSection } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const all = await view.withDb((db) => listOperators(db))
  const rows = all.map(({ email, hasAccount }): MarkupTemplateValue[] => [
    markup`<p><strong>${email}</strong>${hasAccount ? undefined : ` – ${texts.withoutAccount}`}</p>`,
    view.form({ act: 'remove', button: `${texts.remove} ${email}` }, renderHiddenField('email', email)),
  ])
  return [
    renderNote(texts.operatorsNote),
    rows.length > 0 ? renderList(rows) : renderNote(texts.noOperators),
    renderSection(
      texts.add,
      view.form(
        { act: 'add', button: texts.add },
        renderTextField(texts.email, { name: 'email', type: 'email', required: '' }),
      ),
    ),
  ]
}

const changing =
  (change: typeof addOperator, done: string) =>
  async (form: AdminForm): Promise<AdminActionOutcome> => {
    const texts = SECTION_TEXTS[form.language]
    const { actor, now } = form
    const read = z.email().max(254).safeParse(readTextField(form.fields, 'email'))
    if (!read.success) return { problem: texts.badEmail }
    const outcome = await form.withDb((db) => change(db, { email: read.data, actor, now }))
    if (outcome === 'done') return { done }
    return { problem: outcome === 'unknown' ? texts.unknown : texts.noChange }
  }

/** The section that lists the operators' e-mail addresses, and adds and removes operators. */
export const operatorsSection: AdminSection = {
  id: 'operators',
  title: { en: 'Operators', nl: 'Beheerders' },
  notices: {
    en: { added: 'The operator is added.', removed: 'The operator is removed.' },
    nl: { added: 'De beheerder is toegevoegd.', removed: 'De beheerder is verwijderd.' },
  },
  show,
  acts: { add: changing(addOperator, 'added'), remove: changing(removeOperator, 'removed') },
}
