import { HOME_WORRIES } from '#messages/home-worries.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

/** Short answers to real worries; they expand without script. */
export function HomeWorries() {
  const { howItWorksPath } = useShop()
  const t = useTranslate()
  return (
    <PageSection title={t('HOME_WORRIES')}>
      <div className="mt-6 border-b border-line lg:ml-auto lg:-mt-12 lg:max-w-[62%]">
        {HOME_WORRIES.map(([question, answer]) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-medium hover:text-accent">
              {t(question)}
              <Icon
                name="chevron"
                className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-text pb-5 text-ink-soft">{t(answer)}</p>
          </details>
        ))}
      </div>
      {howItWorksPath && (
        <p className="mt-5 lg:ml-[38%]">
          <AppLink
            href={howItWorksPath}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('HOME_WORRIES_MORE')}
          </AppLink>
        </p>
      )}
    </PageSection>
  )
}
