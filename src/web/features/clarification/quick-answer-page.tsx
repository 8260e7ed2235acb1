import { pickAnswerTexts } from '#messages/answer-texts.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Container } from '#web/ui/container.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { AnswerFailure, AnswerForm } from './answer-form.tsx'
import { ClarificationHead } from './clarification-head.tsx'
import type { ClarificationProps } from './clarification-page.tsx'
import { PriceComparison } from './price-comparison.tsx'
import { ProofFiles } from './proof-files.tsx'
import { useAnswer } from './use-answer.ts'
import { useClarificationHeadline } from './use-clarification-headline.ts'
import { useClarificationMoney } from './use-question-texts.ts'
import { useRecomputed } from './use-recomputed.ts'

export interface QuickAnswerPageProps extends ClarificationProps {
  /** The answer that the link in the mail names. */
  readonly offerId: string | null
}

/** One answer and its button. Opening the page decides nothing: mail scanners open links, too. */
export function QuickAnswerPage({ view, link, offerId, problem }: QuickAnswerPageProps) {
  const t = useTranslate()
  const use = useAnswer(link)
  const { amount } = useClarificationMoney(view.currency)
  const words = useClarificationHeadline(view, useRecomputed(view))
  const offered = view.answers.find((answer) => answer.offerId === offerId)
  const price = view.priceInCents === null ? '' : amount(view.priceInCents)
  const texts = offered && pickAnswerTexts(offered.answer, view.reason)
  const head = texts ? { title: t(texts.question, { price }), lead: t(texts.text, { price }) } : words
  return (
    <Container className="grid min-h-[70vh] content-start gap-8 pb-8 pt-6 sm:pt-10">
      <ClarificationHead view={view} {...head}>
        {offered?.answer === 'ACCEPT' && view.priceInCents !== null && (
          <div className="mt-6">
            <PriceComparison {...view} priceInCents={view.priceInCents} />
          </div>
        )}
      </ClarificationHead>
      {offered && (
        <>
          {offered.answer === 'DONE' && view.proof && (
            <ProofFiles proof={view.proof} link={link} problem={problem} />
          )}
          <div>
            <AnswerFailure state={use.state} />
            <AnswerForm link={link} price={price} use={use} reason={view.reason} {...offered} />
            <p className="mt-3 text-small text-ink-soft">{t('CLARIFICATION_QUICK_TEXT')}</p>
          </div>
          <AnswerDeadline {...view} />
        </>
      )}
      <p>
        <RouteLink
          route="clarification"
          params={{ id: link.id, trade: link.trade }}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t(view.kind === 'PRICE' ? 'CLARIFICATION_QUICK_ALL' : 'CLARIFICATION_QUICK_GUIDE')}
        </RouteLink>
      </p>
    </Container>
  )
}
