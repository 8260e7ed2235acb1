import { type FormEvent, useState } from 'react'
import type { DrawerRow } from '#domain/drawer/drawer-row.ts'
import type { SharedFact } from '#domain/drawer/shared-facts.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { LoadedDevice } from './drawer-parts.ts'

export interface LoadedRow extends LoadedDevice {
  readonly row: DrawerRow
}

/** The fact isn't the same for all, so each device is asked about its own. */
const APART = ''

interface Statement {
  readonly text: string
  readonly count: number
}

/** Kinds of devices may word the same fact differently; each wording is shown with its devices. */
function listStatements({ rows }: SharedFact, loaded: readonly LoadedRow[]): readonly Statement[] {
  const counts = new Map<string, number>()
  for (const { key, question } of rows) {
    const text = loaded.find(({ row }) => row.key === key)?.sheet.texts[question]
    const statement = text?.fact ?? text?.question ?? question
    counts.set(statement, (counts.get(statement) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => ({ text, count }))
}

interface FactChoiceProps {
  readonly fact: SharedFact
  readonly statements: readonly Statement[]
  readonly chosen: string
  readonly onChoose: (answer: string) => void
}

function FactChoice({ fact, statements, chosen, onChoose }: FactChoiceProps) {
  const t = useTranslate()
  const choices = [
    { answer: fact.goodAnswer, label: t('DRAWER_SHARED_YES') },
    ...(fact.promise ? [{ answer: fact.promise, label: t('DRAWER_SHARED_LATER') }] : []),
    { answer: APART, label: t('DRAWER_SHARED_NO') },
  ]
  return (
    <fieldset className="min-w-0 py-3">
      <legend className="float-left w-full leading-snug hyphens-auto">
        {statements.map(({ text, count }) => (
          <span key={text} className="block">
            {text}{' '}
            <span className="whitespace-nowrap text-small text-ink-soft">
              {t('DRAWER_SHARED_COUNT', { count })}
            </span>
          </span>
        ))}
      </legend>
      <div className="clear-both flex flex-wrap gap-2 pt-2">
        {choices.map(({ answer, label }) => (
          <label
            key={answer}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 text-small font-medium hover:border-accent has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={`shared ${fact.key}`}
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
              className="size-4 accent-accent focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface SaidFacts {
  readonly said: readonly { readonly fact: SharedFact; readonly answer: string }[]
  readonly apart: readonly string[]
}

export interface SharedFactsFormProps {
  readonly facts: readonly SharedFact[]
  readonly loaded: readonly LoadedRow[]
  readonly onSay: (facts: SaidFacts) => void
}

/** Facts that several devices are asked about, said once for all of them. */
export function SharedFactsForm({ facts, loaded, onSay }: SharedFactsFormProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const answerOf = ({ key, goodAnswer }: SharedFact): string => chosen[key] ?? goodAnswer
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = facts.map((fact) => ({ fact, answer: answerOf(fact) }))
    onSay({
      said: said.filter(({ answer }) => answer !== APART),
      apart: said.filter(({ answer }) => answer === APART).map(({ fact }) => fact.key),
    })
  }
  return (
    <section aria-labelledby="shared-facts" className="rounded-card border border-line bg-tint p-4 sm:p-5">
      <h3 id="shared-facts" className="text-title">
        {t('DRAWER_SHARED')}
      </h3>
      <p className="mt-1 text-small text-ink-soft">{t('DRAWER_SHARED_TEXT')}</p>
      <form onSubmit={submit} className="mt-2">
        <div className="divide-y divide-line">
          {facts.map((fact) => (
            <FactChoice
              key={fact.key}
              fact={fact}
              statements={listStatements(fact, loaded)}
              chosen={answerOf(fact)}
              onChoose={(answer) => setChosen((now) => ({ ...now, [fact.key]: answer }))}
            />
          ))}
        </div>
        <button type="submit" className={`${BUTTON_STYLES.primary} mt-3 w-full sm:w-auto`}>
          {t('DRAWER_SHARED_CONFIRM')}
        </button>
      </form>
    </section>
  )
}
