import type { DocumentProblem } from '#contracts/desk/content.ts'

/** The id of the control of a field. */
export const fieldId = (field: string): string => `content-${field}`

/** Where a line starts and ends in a text. Lines count from 1. */
function findLineRange(text: string, line: number): readonly [start: number, end: number] {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}

/** Puts the cursor where a problem is, and selects its line. */
export function jumpToProblem({ field, params }: DocumentProblem): void {
  const control = document.getElementById(fieldId(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus()
  if (!(control instanceof HTMLTextAreaElement) || typeof params?.line !== 'number') return
  const [start, end] = findLineRange(control.value, params.line)
  control.setSelectionRange(start, end)
  const lineCount = control.value.split('\n').length
  control.scrollTop = (control.scrollHeight * (params.line - 3)) / lineCount
}
