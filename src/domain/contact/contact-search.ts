import {
  type HelpDeskSubject,
  SUBJECTS_WITH_BUSINESS,
  SUBJECTS_WITH_VOUCHER,
} from '#domain/markets/help-desk-subject.ts'
import { findSubject } from './subject-fields.ts'

/** What the contact page is made of besides its market. */
export type ContactView =
  | { readonly kind: 'open'; readonly subject: HelpDeskSubject | null }
  /** A message was taken that came without script. */
  | { readonly kind: 'sent' }

const SUBJECTS: readonly HelpDeskSubject[] = [...SUBJECTS_WITH_BUSINESS, ...SUBJECTS_WITH_VOUCHER]

/** The query of a contact page, in its one spelling. */
export function buildContactSearch(view: ContactView): string {
  if (view.kind === 'sent') return '?sent=1'
  return view.subject ? `?subject=${view.subject}` : ''
}

/** The contact page that a query asks for. A sale number in it is for the browser alone: pages are the same for all. */
export function readContactSearch(search: string): ContactView {
  const query = new URLSearchParams(search)
  if (query.get('sent') === '1') return { kind: 'sent' }
  return { kind: 'open', subject: findSubject(SUBJECTS, query.get('subject')) }
}
