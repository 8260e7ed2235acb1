import { listPageNumbers } from '#domain/catalogue/page-numbers.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

const LINK =
  'inline-flex size-11 items-center justify-center rounded-field border border-line bg-card font-medium text-ink no-underline hover:border-accent hover:text-accent'
const CURRENT =
  'inline-flex size-11 items-center justify-center rounded-field bg-accent font-semibold text-on-accent'

export interface PageLinksProps {
  readonly page: number
  readonly pageCount: number
  readonly buildHref: (page: number) => string
}

/** The pages of a long list as plain links. */
export function PageLinks({ page: current, pageCount, buildHref }: PageLinksProps) {
  const t = useTranslate()
  if (pageCount < 2) return null
  const step = (page: number, direction: 'previous' | 'next') =>
    page >= 1 &&
    page <= pageCount && (
      <li>
        <AppLink
          href={buildHref(page)}
          rel={direction === 'next' ? 'next' : 'prev'}
          aria-label={t(direction === 'next' ? 'PAGING_NEXT' : 'PAGING_PREVIOUS')}
          className={LINK}
        >
          <Icon name="chevron" className={`size-5 ${direction === 'next' ? '-rotate-90' : 'rotate-90'}`} />
        </AppLink>
      </li>
    )
  return (
    <nav aria-label={t('PAGING_LABEL')} className="mt-8 sm:mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {step(current - 1, 'previous')}
        {listPageNumbers(current, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null && <span aria-hidden="true">…</span>}
            {page === current && (
              <span aria-current="page" className={CURRENT}>
                <span className="sr-only">{t('PAGING_STATUS', { page, count: pageCount })}</span>
                <span aria-hidden="true">{page}</span>
              </span>
            )}
            {page !== null && page !== current && (
              <AppLink href={buildHref(page)} aria-label={t('PAGING_PAGE', { page })} className={LINK}>
                {page}
              </AppLink>
            )}
          </li>
        ))}
        {step(current + 1, 'next')}
      </ul>
    </nav>
  )
}
