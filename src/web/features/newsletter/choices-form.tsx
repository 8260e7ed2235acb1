import type { NewsletterEnrichData, SubscriptionView } from '#contracts/newsletter.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { checkChoices, type FormFields } from '#domain/newsletter/newsletter-choices.ts'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { useNativeForm } from '#web/forms/use-native-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { DevicePicker } from './device-picker.tsx'
import { FrequencyFields, InterestFields } from './interest-fields.tsx'
import { SubscriberFields } from './subscriber-fields.tsx'

export interface ChoicesFormProps extends Pick<NewsletterEnrichData, 'categories'> {
  readonly action: string
  readonly subscription: SubscriptionView
}

function findProblems(fields: FormFields): readonly FieldProblem[] {
  const checked = checkChoices(fields)
  return checked.kind === 'problems' ? checked.problems : []
}

/** Everything a subscriber may choose: a plain form, so it works before the script runs, and without it. */
export function ChoicesForm({ action, subscription, categories }: ChoicesFormProps) {
  const t = useTranslate()
  const { problems, attempt, submit } = useNativeForm(findProblems)
  const describeProblem = useProblemText(problems)
  return (
    <section className="mt-10 max-w-3xl rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-section">{t('SCREEN_NEWSLETTER_ENRICH')}</h2>
      <p className="mt-2 text-ink-soft">{t('NEWSLETTER_OPTIONAL')}</p>
      <form method="post" action={action} onSubmit={submit} className="mt-6 grid min-w-0 gap-8">
        <input type="hidden" name="choices" value="1" />
        <FormProblems problems={problems} attempt={attempt} />
        <InterestFields categories={categories} chosen={subscription.interests} />
        <FrequencyFields chosen={subscription.frequency} />
        <DevicePicker stored={subscription.devices} />
        <SubscriberFields subscription={subscription} describeProblem={describeProblem} />
        <div>
          <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
            {t(subscription.isConfirmed ? 'NEWSLETTER_SAVE' : 'NEWSLETTER_CONFIRM_AND_SAVE')}
          </button>
        </div>
      </form>
    </section>
  )
}
