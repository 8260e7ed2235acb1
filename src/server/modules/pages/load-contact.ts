import type { ContactForm } from '#contracts/contact.ts'
import { findContact } from '#domain/company/company.ts'
import { buildContactSearch, type ContactView, readContactSearch } from '#domain/contact/contact-search.ts'
import { findSubject } from '#domain/contact/subject-fields.ts'
import { getCompany } from '#server/config/operator.ts'
import type { PageLoader, PageRequest } from './page-loader.ts'

/** What the query asks for, if the market has it. */
function readView({ market, search }: PageRequest): ContactView {
  const view = readContactSearch(search)
  if (view.kind === 'sent') return view
  return { kind: 'open', subject: findSubject(market.helpDeskSubjects, view.subject) }
}

/** The form is the same for everyone with the same subject; the browser fills in what it knows about the visitor. */
export const loadContact: PageLoader<'contact'> = async (request) => {
  const { translate, partner, market } = request
  const { contactMail, phone } = findContact(getCompany(), market.id)
  const support = partner?.support ?? { mail: contactMail, phone }
  const view = readView(request)
  const form: ContactForm = view.kind === 'sent' ? view : { kind: 'open', subject: view.subject ?? '' }
  return {
    head: { title: translate('SCREEN_CONTACT'), description: translate('SCREEN_CONTACT_LEAD') },
    data: { ...support, form },
    scopes: ['content'],
    visibility: view.kind === 'sent' ? 'unlisted' : 'listed',
    search: buildContactSearch(view),
  }
}
