import type { BannerEntry } from '#domain/content/home-document.ts'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { CmsPicture } from '#web/platform/page/cms-picture.tsx'
import { Container } from '#web/ui/container.tsx'

/** One line above the question; all of it is the link, so that a thumb can hit it. */
export const HomeBanner = ({ banner: { text, link } }: { readonly banner: BannerEntry }) => (
  <aside className="border-b border-line bg-accent-tint text-small">
    <Container>
      <AppLink
        href={link.url}
        className="flex min-h-11 items-center gap-x-3 py-1.5 text-ink no-underline lg:justify-center"
      >
        <CmsPicture name="banner" className="h-8 w-auto shrink-0" isFirst />
        <span>
          {text} <span className="font-semibold text-accent underline underline-offset-4">{link.title}</span>
        </span>
      </AppLink>
    </Container>
  </aside>
)
