import type { Language } from '@plainwire/domain/language'
import type { Insert, Markup } from '@plainwire/domain/markup'
import type { Db } from '@plainwire/store'
import type { FeedInspection } from './feed-inspection.ts'

/** A request of an operator, and what it takes to answer it with a page. */
export interface AdminView {
  language: Language
  query: URLSearchParams
  /** The operator, for the log. */
  actor: string
  now: Date
  inspection: FeedInspection
  /** Works on the database; 503 where it can't be reached. */
  ask<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** An address within /admin, in the page's language. */
  to(section: string, query?: Record<string, string>): string
  /** A form that one of the section's acts takes, at the address of the page it is on; sent with a file where `hasFile`. */
  form(about: { act: string; button: string; hasFile?: boolean }, ...pieces: Insert[]): Markup
}

/** An operator's submitted form. */
export interface AdminForm extends AdminView {
  fields: FormData
}

/**
 * The outcome of an action. `done`: the name of a notice, shown at the section's page with this query.
 * `problem`: why nothing was changed. `show`: a page of its own.
 */
export type ActOutcome =
  | { done: string; query?: Record<string, string> }
  | { problem: string }
  | { show: Insert[] }

/** A part of the operators' pages, at /admin/{id}. Registered in `sections/index.ts`, or by `AdminOptions.sections`. */
export interface AdminSection {
  id: string
  title: Record<Language, string>
  /** Messages about completed actions, by name. */
  notices: Record<Language, Record<string, string>>
  show(view: AdminView): Promise<Insert[]>
  /** The handlers of its forms, by the name of the action. */
  acts: Record<string, (form: AdminForm) => Promise<ActOutcome>>
}
