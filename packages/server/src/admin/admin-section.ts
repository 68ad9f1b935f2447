import type { Language } from '@plainwire/domain/language'
import type { Markup, MarkupTemplateValue } from '@plainwire/domain/markup'
import type { Db } from '@plainwire/store'
import type { FeedInspector } from './feed-inspection.ts'

/** An operator's request for a page, with what is needed to render the page. */
export interface AdminPageRequest {
  language: Language
  query: URLSearchParams
  /** The name of the operator, for the log of actions. */
  actor: string
  now: Date
  inspection: FeedInspector
  /** Runs work on the database; throws 503 if it is unreachable. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Returns the address of a page within /admin, in the current page's language. */
  to(section: string, query?: Record<string, string>): string
  /**
   * Renders a form for one of the section's actions, which is sent to the address of the section's page;
   * `hasFile` is true if the form uploads a file.
   */
  form(about: { act: string; button: string; hasFile?: boolean }, ...pieces: MarkupTemplateValue[]): Markup
}

/** An operator's submitted form. */
export interface AdminForm extends AdminPageRequest {
  fields: FormData
}

/**
 * The outcome of an operator's action. `done`: the name of the message that the section's page then shows,
 * and the page's query. `problem`: why the action changed nothing. `show`: the content of a page to show
 * instead.
 */
export type AdminActionOutcome =
  | { done: string; query?: Record<string, string> }
  | { problem: string }
  | { show: MarkupTemplateValue[] }

/**
 * A part of the operators' pages, at /admin/{id}. It is registered in `sections/index.ts` or by
 * `AdminOptions.sections`.
 */
export interface AdminSection {
  id: string
  title: Record<Language, string>
  /** Messages about completed actions, by name. */
  notices: Record<Language, Record<string, string>>
  show(view: AdminPageRequest): Promise<MarkupTemplateValue[]>
  /** The handlers of the section's forms, by the name of the action. */
  acts: Record<string, (form: AdminForm) => Promise<AdminActionOutcome>>
}
