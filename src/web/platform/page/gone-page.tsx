import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { HomeLink } from './home-link.tsx'

/** For the link of a mail that is unknown or has expired: which of the two stays private. */
export const GonePage = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <PlainFrame title={title} lead={lead}>
    <HomeLink />
  </PlainFrame>
)
