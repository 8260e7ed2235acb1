import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { findFirstField } from './field-problems.ts'

export interface FormProblemsProps {
  readonly problems: readonly FieldProblem[]
  /** Each attempt moves the focus to the first problem; zero shows nothing. */
  readonly attempt: number
}

/** Says how many fields have problems, and moves the focus to the first of them. */
export function FormProblems({ problems, attempt }: FormProblemsProps) {
  const t = useTranslate()
  const focusedFor = useRef(0)
  useEffect(() => {
    if (focusedFor.current === attempt) return
    focusedFor.current = attempt
    if (attempt === 0) return
    const fields = document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')
    findFirstField(fields, problems)?.focus()
  }, [attempt, problems])
  if (attempt === 0 || problems.length === 0) return null
  return (
    <Notice tone="error" role="alert">
      <p className="font-medium">{t('PROBLEMS_TITLE', { count: problems.length })}</p>
    </Notice>
  )
}
