import type { Language } from '@plainwire/domain/language'
import { type MarkupTemplateValue, markup } from '@plainwire/domain/markup'
import { listOperatorLog, type OperatorActionKind, type OperatorLogEntry } from '@plainwire/store'
import { renderLink, renderList, renderNote, renderTimestamp } from '../admin-parts.ts'
import type { AdminPageRequest, AdminSection } from '../admin-section.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'

const PER_PAGE = 100

const ACTS: Record<Language, Record<OperatorActionKind, string>> = {
  en: {
    'publisher-added': 'Publisher added',
    'publisher-changed': 'Publisher changed',
    'publisher-removed': 'Publisher removed',
    'publisher-restored': 'Publisher listed again',
    'feed-added': 'Feed added',
    'feed-changed': 'Feed changed',
    'feed-paused': 'Feed paused',
    'feed-resumed': 'Feed visited again',
    'feed-removed': 'Feed removed',
    'origin-added': 'Private origin allowed',
    'origin-removed': 'Private origin no longer allowed',
    'operator-added': 'Operator added',
    'operator-removed': 'Operator removed',
    'admin-link-made': 'One-time link made',
    'admin-entered': 'Entered',
    'sessions-ended': 'Reader signed out everywhere',
    'invitation-revoked': 'Invitation taken back',
  },
  nl: {
    'publisher-added': 'Uitgever toegevoegd',
    'publisher-changed': 'Uitgever gewijzigd',
    'publisher-removed': 'Uitgever verwijderd',
    'publisher-restored': 'Uitgever teruggezet',
    'feed-added': 'Feed toegevoegd',
    'feed-changed': 'Feed gewijzigd',
    'feed-paused': 'Feed gepauzeerd',
    'feed-resumed': 'Feed weer bezocht',
    'feed-removed': 'Feed verwijderd',
    'origin-added': 'Privéadres toegestaan',
    'origin-removed': 'Privéadres niet meer toegestaan',
    'operator-added': 'Beheerder toegevoegd',
    'operator-removed': 'Beheerder verwijderd',
    'admin-link-made': 'Eenmalige link gemaakt',
    'admin-entered': 'Binnengekomen',
    'sessions-ended': 'Lezer overal uitgelogd',
    'invitation-revoked': 'Uitnodiging ingetrokken',
  },
}

/**
 * Returns the fields of `value` that differ from those of `other`, as text; all fields if `other` is undefined.
 */
function changesOf(value: object, other: object | undefined): string {
  const others: Record<string, unknown> = { ...other }
  const changed = Object.entries(value).filter(
    ([name, one]) => other === undefined || JSON.stringify(one) !== JSON.stringify(others[name]),
  )
  return changed.map(([name, one]) => `${name}: ${JSON.stringify(one)}`).join('\n')
}

function rowOf(
  { at, actor, act, subject, before, after }: OperatorLogEntry,
  view: AdminPageRequest,
): MarkupTemplateValue[] {
  const texts = SECTION_TEXTS[view.language]
  const values = [
    [texts.before, before && changesOf(before, after)],
    [texts.after, after && changesOf(after, before)],
  ] as const
  return [
    markup`<p><strong>${ACTS[view.language][act]}</strong> – ${subject}</p>`,
    renderNote(renderTimestamp(at, view.language), ` – ${actor}`),
    ...values.flatMap(([name, text]) => (text ? [renderNote(name), markup`<pre>${text}</pre>`] : [])),
  ]
}

async function show(view: AdminPageRequest): Promise<MarkupTemplateValue[]> {
  const texts = SECTION_TEXTS[view.language]
  const before = Number(view.query.get('before') ?? Number.NaN)
  const page = { limit: PER_PAGE, before: Number.isSafeInteger(before) ? before : undefined }
  const entries = await view.withDb((db) => listOperatorLog(db, page))
  const last = entries.length === PER_PAGE ? entries.at(-1)?.number : undefined
  if (entries.length === 0) return [renderNote(texts.noChanges)]
  return [
    renderList(entries.map((entry) => rowOf(entry, view))),
    ...(last === undefined
      ? []
      : [markup`<p>${renderLink(view.to('changes', { before: String(last) }), texts.older)}</p>`]),
  ]
}

/** The section with the log of operators' actions: who, when, and the values before and after. */
export const operatorLogSection: AdminSection = {
  id: 'changes',
  title: { en: 'Changes', nl: 'Wijzigingen' },
  notices: { en: {}, nl: {} },
  show,
  acts: {},
}
