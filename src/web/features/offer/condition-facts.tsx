import { useEffect, useRef, useState } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { type ConditionFacts, deriveCondition } from '#domain/pricing/derive-condition.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LateTexts } from './late-texts.tsx'

type Fact = 'sealed' | 'seen' | 'felt' | 'deep'

type GivenFacts = Partial<Record<Fact, boolean>>

/** The next fact to ask for; none when the condition is clear. */
function findNextFact({ sealed, seen, felt, deep }: GivenFacts): Fact | null {
  if (sealed === undefined) return 'sealed'
  if (sealed) return null
  if (seen === undefined) return 'seen'
  if (!seen) return null
  if (felt === undefined) return 'felt'
  if (!felt) return null
  return deep === undefined ? 'deep' : null
}

const toMarks = ({ seen, felt, deep }: GivenFacts): ConditionFacts['marks'] => {
  if (!seen) return 'none'
  if (!felt) return 'seen'
  return deep ? 'deep' : 'felt'
}

const FACT_TEXTS = {
  sealed: 'FACTS_SEALED',
  seen: 'FACTS_SEEN',
  felt: 'FACTS_FELT',
  deep: 'FACTS_DEEP',
} as const

export interface ConditionFactsHelperProps {
  readonly sheet: OfferSheet
  readonly onTake: (conditionId: number) => void
}

/** Keeps the focus when the buttons make way for others: on the first of those. */
function useButtonFocus(isDone: boolean) {
  const buttons = useRef<HTMLDivElement>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (wasDone.current !== isDone) buttons.current?.querySelector('button')?.focus()
    wasDone.current = isDone
  }, [isDone])
  return buttons
}

/** Derives the condition from what the seller can see and feel. */
export function ConditionFactsHelper(props: ConditionFactsHelperProps) {
  return (
    <LateTexts part="grading">
      <FactQuestions {...props} />
    </LateTexts>
  )
}

function FactQuestions({ sheet, onTake }: ConditionFactsHelperProps) {
  const t = useTranslate()
  const [said, setSaid] = useState<GivenFacts>({})
  const fact = findNextFact(said)
  const buttons = useButtonFocus(fact === null)
  const id = deriveCondition({ isSealed: said.sealed === true, marks: toMarks(said) })
  const code = sheet.rule.conditions.find((condition) => condition.id === id)?.code ?? ''
  const answer = (value: boolean) => fact && setSaid({ ...said, [fact]: value })
  return (
    <div>
      <p role="status">
        {fact ? t(FACT_TEXTS[fact]) : t('FACTS_RESULT', { condition: t(`CONDITION_${code}` as MessageKey) })}
      </p>
      <div ref={buttons} className="mt-3 flex flex-wrap gap-2">
        {fact ? (
          [true, false].map((value) => (
            <button
              key={String(value)}
              type="button"
              onClick={() => answer(value)}
              className={BUTTON_STYLES.secondary}
            >
              {t(value ? 'FACTS_YES' : 'FACTS_NO')}
            </button>
          ))
        ) : (
          <>
            <button type="button" onClick={() => onTake(id)} className={BUTTON_STYLES.primary}>
              {t('FACTS_TAKE')}
            </button>
            <button type="button" onClick={() => setSaid({})} className={BUTTON_STYLES.secondary}>
              {t('OFFER_RESET')}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
