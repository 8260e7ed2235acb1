import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The first field on the page that has a problem; the rules may know the fields in another order. */
function findFirstField(problems: readonly FieldProblem[]): HTMLElement | undefined {
  const names = new Set(problems.map(({ field }) => field))
  const fields = document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')
  return Array.from(fields).find(({ name }) => names.has(name))
}

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
    findFirstField(problems)?.focus()
  }, [attempt, problems])
  return problems.length > 0 ? (
    <Notice tone="error" role="alert">
      <p className="font-medium">{t('PROBLEMS_TITLE', { count: problems.length })}</p>
    </Notice>
  ) : null
}
