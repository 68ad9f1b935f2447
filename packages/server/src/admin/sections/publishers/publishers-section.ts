import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { PublisherChange, PublisherFacts } from '@plainwire/domain/newsroom'
import {
  addPublisher,
  changePublisher,
  listPublishersForOperators,
  type OperatorPublisher,
  removePublisher,
  restorePublisher,
} from '@plainwire/store'
import { readTextField } from '../../admin-form.ts'
import {
  renderCheckBox,
  renderLink,
  renderList,
  renderNote,
  renderSection,
  renderTextField,
} from '../../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest, AdminSection } from '../../admin-section.ts'
import { SECTION_TEXTS } from '../../texts/section-texts.ts'
import { readPublisherFields, renderPublisherFactFields } from './publisher-fields.ts'

function rowOf(
  { id, name, isRemoved, isOwn, feeds }: OperatorPublisher,
  view: AdminPageRequest,
): MarkupTemplateValue[] {
  const texts = SECTION_TEXTS[view.language]
  const marks = [isRemoved ? texts.removed : texts.count(feeds), ...(isOwn ? [texts.own] : [])]
  return [markup`<p>${renderLink(view.to('publishers', { publisher: id }), name)} – ${marks.join(', ')}</p>`]
}

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const publishers = await view.withDb((db) => listPublishersForOperators(db))
  const id = view.query.get('publisher')
  if (id !== null) {
    const one = publishers.find((publisher) => publisher.id === id)
    return one ? detail(one, view) : [renderNote(texts.unknown)]
  }
  const idField = renderTextField(texts.id, { name: 'id', required: '', pattern: '[a-z0-9]+(-[a-z0-9]+)*' })
  return [
    renderSection(texts.publishers, renderList(publishers.map((one) => rowOf(one, view)))),
    renderSection(
      texts.addPublisher,
      view.form({ act: 'add', button: texts.add }, idField, ...renderPublisherFactFields(view)),
    ),
  ]
}

function detail(publisher: OperatorPublisher, view: AdminPageRequest): MarkupTemplateValue[] {
  const texts = SECTION_TEXTS[view.language]
  const { name, id, isRemoved, feeds } = publisher
  const about = [markup`<p><strong>${name}</strong></p>`, renderNote(`${id} – ${texts.count(feeds)}`)]
  if (isRemoved)
    return [...about, renderNote(texts.removed), view.form({ act: 'restore', button: texts.restore })]
  return [
    ...about,
    markup`<p>${renderLink(view.to('feeds', { q: id }), texts.feeds)}</p>`,
    renderSection(
      texts.facts,
      view.form({ act: 'change', button: texts.change }, ...renderPublisherFactFields(view, publisher)),
    ),
    renderSection(
      texts.removePublisher,
      renderNote(texts.removePublisherNote),
      view.form(
        { act: 'remove', button: texts.remove },
        renderCheckBox(texts.sure, { name: 'sure', required: '' }),
      ),
    ),
  ]
}

type Outcome = 'done' | 'unknown' | 'no-change' | 'taken'

function outcomeOf(outcome: Outcome, form: AdminForm, done: string, id: string): AdminActionOutcome {
  const texts = SECTION_TEXTS[form.language]
  if (outcome === 'done') return { done, query: { publisher: id } }
  const problems = { unknown: texts.unknown, 'no-change': texts.noChange, taken: texts.taken }
  return { problem: problems[outcome] }
}

/** Returns the message with the names of the form fields that validation found invalid. */
function badFields(
  error: { issues: readonly { path: readonly PropertyKey[] }[] },
  form: AdminForm,
): AdminActionOutcome {
  const texts = SECTION_TEXTS[form.language]
  const labels: Record<string, string> = {
    ...{ id: texts.id, name: texts.name, homepage: texts.homepage, owner: texts.owner },
    ...{ country: texts.country, language: texts.publisherLanguage, kind: texts.kind },
  }
  const names = error.issues.map(({ path }) => labels[String(path[0])] ?? String(path[0]))
  return { problem: `${texts.badField} ${[...new Set(names)].join(', ')}` }
}

async function addAct(form: AdminForm): Promise<AdminActionOutcome> {
  const read = PublisherFacts.safeParse({
    ...readPublisherFields(form.fields),
    id: readTextField(form.fields, 'id'),
  })
  if (!read.success) return badFields(read.error, form)
  const { actor, now } = form
  const outcome = await form.withDb((db) => addPublisher(db, { publisher: read.data, actor, now }))
  return outcomeOf(outcome, form, 'added', read.data.id)
}

async function changeAct(form: AdminForm): Promise<AdminActionOutcome> {
  const read = PublisherChange.safeParse(readPublisherFields(form.fields))
  if (!read.success) return badFields(read.error, form)
  const { actor, now } = form
  const id = form.query.get('publisher') ?? ''
  const outcome = await form.withDb((db) => changePublisher(db, { id, change: read.data, actor, now }))
  return outcomeOf(outcome, form, 'changed', id)
}

const listing =
  (change: typeof removePublisher, done: string) =>
  async (form: AdminForm): Promise<AdminActionOutcome> => {
    const { actor, now } = form
    const id = form.query.get('publisher') ?? ''
    return outcomeOf(await form.withDb((db) => change(db, { id, actor, now })), form, done, id)
  }

/** The section for publishers: their facts, and adding and removing them. */
export const publishersSection: AdminSection = {
  id: 'publishers',
  title: { en: 'Publishers', nl: 'Uitgevers' },
  notices: {
    en: {
      added: 'The publisher is added.',
      changed: 'The publisher is changed.',
      removed: 'The publisher is removed.',
      restored: 'The publisher is listed again.',
    },
    nl: {
      added: 'De uitgever is toegevoegd.',
      changed: 'De uitgever is gewijzigd.',
      removed: 'De uitgever is verwijderd.',
      restored: 'De uitgever staat weer op de lijst.',
    },
  },
  show,
  acts: {
    add: addAct,
    change: changeAct,
    remove: async (form) =>
      form.fields.has('sure')
        ? listing(removePublisher, 'removed')(form)
        : { problem: SECTION_TEXTS[form.language].unsure },
    restore: listing(restorePublisher, 'restored'),
  },
}
