import { expect, it } from 'vitest'
import { buildProofSearch, PROOF_PROBLEMS, readProofProblem } from '#domain/clarification/proof-problem.ts'

it('a refused form is told by the address, and nothing else is', () => {
  for (const problem of [...PROOF_PROBLEMS, null])
    expect(readProofProblem(buildProofSearch(problem))).toBe(problem)
  expect(readProofProblem('?problem=<b>&utm_source=x')).toBeNull()
})
