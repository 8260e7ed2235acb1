import { type Company, findContact } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { joinList } from '#messages/locale/join-list.ts'
import { getCorrespondenceTranslator } from './correspondence.ts'

/** How the reader reaches whoever writes. */
interface Support {
  readonly mail: string
  readonly phone: string
}

const findSupport = (company: Company, market: Market): Support => {
  const { contactMail, phone } = findContact(company, market.id)
  return { mail: contactMail, phone }
}

/**
 * Who writes, line by line, as § 35a GmbHG asks of every business letter: name, seat, register and directors. A brand
 * partner has a support of its own, but the company that buys is ours.
 */
export function writeCompanyLines(
  market: Market,
  company: Company,
  support: Support = findSupport(company, market),
): readonly string[] {
  const { name, address, register, directors, vatId } = company
  const t = getCorrespondenceTranslator(market)
  const people = joinList(market.locale, directors)
  return [
    `${name} · ${formatCompanyAddress(market, address)}`,
    t('MAIL_COMPANY_REGISTER', { register }),
    t('MAIL_COMPANY_PEOPLE', { directors: people, vatId }),
    `${support.mail} · ${support.phone}`,
  ]
}
