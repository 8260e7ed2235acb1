import type { IssueProblem } from '#contracts/desk/newsletter.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskError } from '../../platform/api/desk-error.ts'

const T = TEXTS.newsletter

/** Fields of an issue that don't fit, each with what is wrong. */
export const ProblemList = ({ problems }: { readonly problems: readonly IssueProblem[] }) => (
  <ul className="list-disc pl-5">
    {problems.map(({ field, key }) => (
      <li key={`${field} ${key}`} className="wrap-anywhere">
        {T.problem(field, key)}
      </li>
    ))}
  </ul>
)

/** The fields that a refused call names; the message itself is shown elsewhere. */
export const listRefusedFields = (error: unknown): readonly IssueProblem[] =>
  error instanceof DeskError ? error.errors.map(({ field, key }) => ({ field, key })) : []
