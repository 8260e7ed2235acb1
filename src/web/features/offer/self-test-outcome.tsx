import { useEffect } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { fillAnswers, type TestContradiction } from '#domain/self-test/fill-answers.ts'
import type { StoredSelfTest } from '#web/platform/browser/stored-self-test.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SelfTestLists } from '#web/trades/self-test-lists.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LateTexts } from './late-texts.tsx'

export interface SelfTestOutcomeProps {
  readonly sheet: OfferSheet
  readonly category: CategoryId
  readonly stored: StoredSelfTest
  readonly given: GivenAnswers
  readonly onStore: (stored: StoredSelfTest) => void
  readonly onChange: (update: (given: GivenAnswers) => GivenAnswers) => void
}

const describeAnswers = ({ texts }: OfferSheet, answers: Answers): string =>
  Object.entries(answers)
    .flatMap(([question, codes]) => codes.map((code) => texts[question]?.answers[code] ?? code))
    .join(', ')

interface ContradictionProps {
  readonly sheet: OfferSheet
  readonly contradiction: TestContradiction
  readonly onTake: () => void
  readonly onKeep: () => void
}

function Contradiction({ sheet, contradiction, onTake, onKeep }: ContradictionProps) {
  const t = useTranslate()
  const { question, said, tested } = contradiction
  return (
    <li className="border-t border-line py-2">
      <p>{sheet.texts[question]?.question}</p>
      <p>{t('SELF_TEST_SAID', { answer: describeAnswers(sheet, { [question]: said }) || '–' })}</p>
      <p>{t('SELF_TEST_FOUND', { answer: describeAnswers(sheet, tested) })}</p>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" onClick={onTake} className={LINK_STYLE}>
          {t('SELF_TEST_TAKE')}
        </button>
        <button type="button" onClick={onKeep} className={LINK_STYLE}>
          {t('SELF_TEST_KEEP')}
        </button>
      </div>
    </li>
  )
}

/** Fills open answers once. Whatever changes afterwards is the seller's own. */
function useFilling({ sheet, category, stored, onStore, onChange }: SelfTestOutcomeProps) {
  useEffect(() => {
    if (stored.isApplied) return
    onChange((now) => {
      const { questions } = sheet.rule
      const { filled } = fillAnswers({ category, test: stored.test, questions, answers: now.answers })
      return { ...now, answers: { ...now.answers, ...filled } }
    })
    onStore({ ...stored, isApplied: true })
  }, [sheet, category, stored, onStore, onChange])
}

function Outcome(props: SelfTestOutcomeProps) {
  const t = useTranslate()
  const { sheet, category, stored, given, onStore, onChange } = props
  useFilling(props)
  const { test, kept, isApplied } = stored
  const { contradictions } = fillAnswers({
    category,
    test,
    questions: sheet.rule.questions,
    answers: given.answers,
  })
  const open = contradictions.filter(({ question }) => !kept.includes(question))
  return (
    <div className="mt-4 text-small">
      <Notice tone="plain">
        <div role="status">
          <p className="font-semibold">{t('SELF_TEST_TESTED')}</p>
          <SelfTestLists test={test} />
          {isApplied && <p>{t('SELF_TEST_FILLED')}</p>}
        </div>
        {open.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{t('SELF_TEST_DIFFERS')}</p>
            <ul className="mt-1">
              {open.map((contradiction) => (
                <Contradiction
                  key={contradiction.question}
                  sheet={sheet}
                  contradiction={contradiction}
                  onTake={() =>
                    onChange((now) => ({ ...now, answers: { ...now.answers, ...contradiction.tested } }))
                  }
                  onKeep={() => onStore({ ...stored, kept: [...kept, contradiction.question] })}
                />
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}

/** What the test has found, what it has filled in, and where it says otherwise than the seller. */
export function SelfTestOutcome(props: SelfTestOutcomeProps) {
  return (
    <LateTexts part="selfTest">
      <Outcome {...props} />
    </LateTexts>
  )
}
