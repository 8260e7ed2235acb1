import { Suspense, useId, useRef, useState } from 'react'
import { NEWSLETTER_FORM_PATH } from '#contracts/paths/newsletter.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const SignupAnswer = lazyPart(() => import('./signup-answer.tsx').then((part) => part.SignupAnswer))

/** A plain form, which needs no script; with it, the answer appears below, once the form is used. */
export function NewsletterSignup() {
  const { market } = useShop()
  const t = useTranslate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  if (!market.flags.newsletter) return null
  return (
    <form
      ref={form}
      method="post"
      action={NEWSLETTER_FORM_PATH}
      aria-labelledby={`${id}-title`}
      onFocus={() => setIsUsed(true)}
    >
      <h2
        id={`${id}-title`}
        className="mb-3 font-text text-small font-semibold text-on-deep-soft tracking-normal"
      >
        {t('FOOTER_NEWSLETTER')}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_14rem] sm:max-w-96">
          <label htmlFor={id} className="mb-1 block">
            {t('FOOTER_NEWSLETTER_EMAIL')}
          </label>
          <input
            id={id}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            className="min-h-12 w-full rounded-field border border-on-deep-soft bg-card px-3 text-ink focus-visible:outline-on-deep"
          />
        </div>
        <button
          type="submit"
          className="min-h-12 cursor-pointer rounded-field border border-on-deep px-5 font-semibold hover:bg-on-deep hover:text-deep focus-visible:outline-on-deep"
        >
          {t('FOOTER_NEWSLETTER_SUBMIT')}
        </button>
      </div>
      {isUsed && (
        <Suspense fallback={null}>
          <SignupAnswer form={form} />
        </Suspense>
      )}
      <p className="mt-3 max-w-text text-small text-on-deep-soft">{t('FOOTER_NEWSLETTER_CONSENT')}</p>
    </form>
  )
}
