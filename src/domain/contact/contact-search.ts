import {
  type HelpDeskSubject,
  SUBJECTS_WITH_BUSINESS,
  SUBJECTS_WITH_VOUCHER,
} from '#domain/markets/help-desk-subject.ts'
import { findSubject } from './subject-fields.ts'

/** What the contact page shows, apart from its market. */
export type ContactView =
  | { readonly kind: 'open'; readonly subject: HelpDeskSubject | null }
  /** Confirms a message that was sent without script. */
  | { readonly kind: 'sent' }

const SUBJECTS: readonly HelpDeskSubject[] = [...SUBJECTS_WITH_BUSINESS, ...SUBJECTS_WITH_VOUCHER]

/** The query of a contact page in canonical form. */
export function buildContactSearch(view: ContactView): string {
  if (view.kind === 'sent') return '?sent=1'
  return view.subject ? `?subject=${view.subject}` : ''
}

/** The contact page that a query asks for. Only the browser reads a sale number in it, because pages are cached for all. */
export function readContactSearch(search: string): ContactView {
  const query = new URLSearchParams(search)
  if (query.get('sent') === '1') return { kind: 'sent' }
  return { kind: 'open', subject: findSubject(SUBJECTS, query.get('subject')) }
}
