import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { AppLink, type AppLinkProps } from './app-link.tsx'

type ContactLinkProps = Omit<AppLinkProps, 'href'> & { readonly subject: HelpDeskSubject }

/** A link to the contact form with a subject preselected, if the market has it. */
export function ContactLink({ subject, ...rest }: ContactLinkProps) {
  const { market } = useShop()
  const search = market.helpDeskSubjects.includes(subject) ? `?subject=${subject}` : ''
  return <AppLink href={buildPath(market, 'contact') + search} {...rest} />
}
