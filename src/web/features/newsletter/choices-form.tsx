import { type FormEvent, useState } from 'react'
import type { NewsletterEnrichData, SubscriptionView } from '#contracts/newsletter.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { checkChoices } from '#domain/newsletter/newsletter-choices.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { DevicePicker } from './device-picker.tsx'
import { FrequencyFields, InterestFields } from './interest-fields.tsx'
import { readForm } from './read-form.ts'
import { SubscriberFields } from './subscriber-fields.tsx'

export interface ChoicesFormProps extends Pick<NewsletterEnrichData, 'categories'> {
  readonly action: string
  readonly subscription: SubscriptionView
}

/** Stops the browser from sending a form that the server would refuse. */
function useCheck() {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkChoices(readForm(event.currentTarget))
    setProblems(checked.kind === 'problems' ? checked.problems : [])
    if (checked.kind !== 'problems') return
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return { problems, attempt, submit }
}

/** Everything that a subscriber may tell us: a plain form, so that it works before the script does, and without it. */
export function ChoicesForm({ action, subscription, categories }: ChoicesFormProps) {
  const t = useTranslate()
  const { problems, attempt, submit } = useCheck()
  const problemOf = useProblemText(problems)
  return (
    <section className="mt-10 max-w-3xl rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-section">{t('SCREEN_NEWSLETTER_ENRICH')}</h2>
      <p className="mt-2 text-ink-soft">{t('NEWSLETTER_OPTIONAL')}</p>
      <form method="post" action={action} onSubmit={submit} className="mt-6 grid min-w-0 gap-8">
        <input type="hidden" name="choices" value="1" />
        {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
        <InterestFields categories={categories} chosen={subscription.interests} />
        <FrequencyFields chosen={subscription.frequency} />
        <DevicePicker stored={subscription.devices} />
        <SubscriberFields subscription={subscription} problemOf={problemOf} />
        <div>
          <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
            {t(subscription.isConfirmed ? 'NEWSLETTER_SAVE' : 'NEWSLETTER_CONFIRM_AND_SAVE')}
          </button>
        </div>
      </form>
    </section>
  )
}
