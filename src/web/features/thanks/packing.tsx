import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'

/** Three steps, in the order in which they are done. */
export function Packing({ tipsPath }: { readonly tipsPath: string | null }) {
  const t = useTranslate()
  const steps = [
    { title: t('PACK_ERASE'), text: t('PACK_ERASE_TEXT') },
    { title: t('PACK_WRAP'), text: t('PACK_WRAP_TEXT') },
    { title: t('PACK_SEND'), text: t('PACK_SEND_TEXT') },
  ]
  return (
    <section aria-labelledby="packing">
      <h2 id="packing" className="text-section">
        {t('PACK_TITLE')}
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr]">
            <span className="amount text-title font-semibold text-accent">{index + 1}</span>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {tipsPath && (
        <AppLink
          href={tipsPath}
          className="mt-4 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {t('PACK_MORE')}
        </AppLink>
      )}
    </section>
  )
}
