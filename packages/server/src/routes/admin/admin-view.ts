import type { Language } from '@plainwire/domain/language'
import { markup, renderAttributes } from '@plainwire/domain/markup'
import type { AdminOptions } from '../../admin/admin-options.ts'
import { renderHiddenField } from '../../admin/admin-parts.ts'
import { deriveAdminFormToken } from '../../admin/admin-secret.ts'
import type { AdminPageRequest, AdminSection } from '../../admin/admin-section.ts'
import type { AdminRouteDependencies } from './admin-answers.ts'

interface ViewParts {
  section: AdminSection
  query: URLSearchParams
  language: Language
  cookie: string
  actor: string
}

/** Creates the request with which a section of the operators' pages renders its page for an operator. */
export function createAdminView(
  parts: ViewParts,
  { withDb, now }: AdminRouteDependencies,
  { inspection }: AdminOptions,
): AdminPageRequest {
  const { section, query, language, cookie, actor } = parts
  const to: AdminPageRequest['to'] = (id, about = {}) => addressOf(id, new URLSearchParams(about), language)
  const action = addressOf(section.id, query, language)
  const form: AdminPageRequest['form'] = ({ act: name, button, hasFile = false }, ...pieces) =>
    markup`<form method="post" action="${action}"${renderAttributes(hasFile && { enctype: 'multipart/form-data' })}>
${renderHiddenField('token', deriveAdminFormToken(cookie))}
${renderHiddenField('act', name)}
${pieces}
<button>${button}</button>
</form>`
  return { language, query, actor, now: now(), inspection, withDb, to, form }
}

/** Returns the address of a section's page with a query, in a language. */
function addressOf(id: string, query: URLSearchParams, language: Language): string {
  const about = new URLSearchParams(query)
  about.delete('lang')
  if (language !== 'en') about.set('lang', language)
  const text = about.toString()
  return `/admin/${id}${text === '' ? '' : `?${text}`}`
}

/** Returns the address of the same page in the other language. */
export function buildLanguageSwitchUrl(
  { id }: AdminSection,
  query: URLSearchParams,
  language: Language,
): string {
  return addressOf(id, query, language === 'en' ? 'nl' : 'en')
}
