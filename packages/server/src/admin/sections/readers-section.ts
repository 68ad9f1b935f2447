import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import {
  countReadersAndSessions,
  endReaderSessionsAndLog,
  type Invitation,
  listInvitations,
  listOpenSessions,
  type OpenSession,
  type ReaderCounts,
  revokeInvitationAndLog,
} from '@plainwire/store'
import { z } from 'zod'
import { readTextField } from '../admin-form.ts'
import {
  renderDescriptionList,
  renderHiddenField,
  renderList,
  renderNote,
  renderSection,
  renderTextField,
  renderTimestamp,
} from '../admin-parts.ts'
import type { AdminActionOutcome, AdminForm, AdminPageRequest, AdminSection } from '../admin-section.ts'
import { READERS_TEXTS } from './readers-texts.ts'

/** The maximum number of sessions that are listed. */
const MOST_SESSIONS = 100
const FIGURES = ['readers', 'newReaders', 'signedInReaders', 'sessions', 'openInvitations'] as const
const Email = z.email().max(254)

function figures(counts: ReaderCounts, { language }: AdminPageRequest): MarkupTemplateValue {
  const texts = READERS_TEXTS[language]
  return renderDescriptionList(
    FIGURES.map((name) => [texts[name], counts[name].toLocaleString(language)] as const),
  )
}

/** Renders one reader's devices, and a form that signs them all out. */
function readerRow(
  email: string,
  sessions: readonly OpenSession[],
  view: AdminPageRequest,
): MarkupTemplateValue[] {
  const texts = READERS_TEXTS[view.language]
  const devices = sessions.map(({ device, begunAt, lastUsedAt }): MarkupTemplateValue[] => [
    [device.browser, device.system].filter(Boolean).join(', ') || '–',
    renderNote(
      `${texts.since} `,
      renderTimestamp(begunAt, view.language),
      `, ${texts.last} `,
      renderTimestamp(lastUsedAt, view.language),
    ),
  ])
  return [
    markup`<p><strong>${email}</strong></p>`,
    renderList(devices),
    view.form({ act: 'end', button: `${texts.end} ${email}` }, renderHiddenField('email', email)),
  ]
}

function sessionList(
  sessions: readonly OpenSession[],
  wanted: string,
  view: AdminPageRequest,
): MarkupTemplateValue[] {
  const texts = READERS_TEXTS[view.language]
  const readers = [...Map.groupBy(sessions, ({ email }) => email)]
  const search = markup`<form method="get" action="/admin/readers">
${renderHiddenField('lang', view.language)}
${renderTextField(texts.email, { name: 'q', type: 'email', value: wanted })}
<button>${texts.find}</button>
</form>`
  if (readers.length === 0) return [search, renderNote(wanted ? texts.nobodyFound : texts.nobody)]
  return [
    search,
    renderList(readers.map(([email, own]) => readerRow(email, own, view))),
    ...(sessions.length === MOST_SESSIONS ? [renderNote(texts.only)] : []),
  ]
}

function invitationRow(
  { email, expiresAt, usedAt }: Invitation,
  view: AdminPageRequest,
): MarkupTemplateValue[] {
  const texts = READERS_TEXTS[view.language]
  const isOpen = !usedAt && expiresAt > view.now
  const state = usedAt ? texts.used : isOpen ? texts.open : texts.expired
  return [
    markup`<p><strong>${email}</strong></p>`,
    renderNote(`${state} `, renderTimestamp(usedAt ?? expiresAt, view.language)),
    ...(isOpen
      ? [view.form({ act: 'revoke', button: `${texts.revoke} ${email}` }, renderHiddenField('email', email))]
      : []),
  ]
}

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = READERS_TEXTS[view.language]
  const { now } = view
  const wanted = view.query.get('q')?.trim() ?? ''
  const email = wanted === '' ? undefined : wanted
  const [counts, sessions, invited] = await Promise.all([
    view.withDb((db) => countReadersAndSessions(db, now)),
    view.withDb((db) => listOpenSessions(db, { email, now, limit: MOST_SESSIONS })),
    view.withDb((db) => listInvitations(db)),
  ])
  const rows = invited.map((invitation) => invitationRow(invitation, view))
  return [
    renderNote(texts.note),
    renderSection(texts.counts, figures(counts, view)),
    renderSection(texts.signedIn, ...sessionList(sessions, wanted, view)),
    renderSection(texts.invitations, rows.length > 0 ? renderList(rows) : renderNote(texts.noInvitations)),
  ]
}

/**
 * Creates the handler of a form that names a reader.
 *
 * @param act performs the action on the reader; returns whether it changed anything
 */
const onReader =
  (act: (form: AdminForm, email: string) => Promise<boolean>, done: string) =>
  async (form: AdminForm): Promise<AdminActionOutcome> => {
    const texts = READERS_TEXTS[form.language]
    const read = Email.safeParse(readTextField(form.fields, 'email'))
    if (!read.success) return { problem: texts.badEmail }
    return (await act(form, read.data)) ? { done } : { problem: texts.gone }
  }

/** The section for readers' sessions and invitations. Operators have a separate section. */
export const readersSection: AdminSection = {
  id: 'readers',
  title: { en: 'Readers', nl: 'Lezers' },
  notices: {
    en: { ended: 'The reader is signed out everywhere.', revoked: 'The invitation is taken back.' },
    nl: { ended: 'De lezer is overal uitgelogd.', revoked: 'De uitnodiging is ingetrokken.' },
  },
  show,
  acts: {
    end: onReader(async ({ withDb, actor, now }, email) => {
      const ended = await withDb((db) => endReaderSessionsAndLog(db, { email, actor, now }))
      return ended !== 'no-reader' && ended > 0
    }, 'ended'),
    revoke: onReader(async ({ withDb, actor, now }, email) => {
      return (await withDb((db) => revokeInvitationAndLog(db, { email, actor, now }))) === 'revoked'
    }, 'revoked'),
  },
}
