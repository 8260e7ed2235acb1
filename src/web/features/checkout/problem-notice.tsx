import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Finds a field by the name that its problem has. */
const findField = (field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)

/** Says how many fields need a look and leads to the first of them, each time the seller wants to go on. */
export function ProblemNotice({
  problems,
  attempt,
}: {
  readonly problems: readonly FieldProblem[]
  readonly attempt: number
}) {
  const t = useTranslate()
  const led = useRef(0)
  useEffect(() => {
    if (led.current === attempt) return
    led.current = attempt
    const [first] = problems
    if (first) findField(first.field)?.focus()
  }, [attempt, problems])
  return problems.length > 0 ? (
    <Notice tone="error" role="alert">
      <p className="font-medium">{t('PROBLEMS_TITLE', { count: problems.length })}</p>
    </Notice>
  ) : null
}
