import { afterEach, expect, it, vi } from 'vitest'
import { PROBLEM_EVENT, reportProblem } from '#web/platform/errors/report-problem.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a problem reaches the monitoring of the page, and needs none', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  reportProblem(new Error('unseen'))
  const seen: unknown[] = []
  page.addEventListener(PROBLEM_EVENT, (event) => seen.push(event instanceof CustomEvent && event.detail))
  const problem = new Error('error creating controlling order')
  reportProblem(problem)
  expect(seen).toEqual([problem])
})
