import type { Breadcrumb } from '#contracts/catalogue-pages.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'

const LINK =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 no-underline hover:text-accent hover:underline'

/** The path to this page; the page itself is in the headline and not repeated here. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Breadcrumb[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('BREADCRUMB_LABEL')} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-small">
        <li>
          <RouteLink route="home" className={LINK}>
            {t('BREADCRUMB_HOME')}
          </RouteLink>
        </li>
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <span aria-hidden="true" className="text-ink-soft">
              /
            </span>
            <AppLink href={path} className={LINK}>
              {name}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
