import type { RuleDraft, Rules, ShownNumber } from '#contracts/desk/rules.ts'
import { findNumberProblems, listRuleNumbers, type RuleSetContent } from '#domain/pricing/rule-numbers.ts'
import type { Database } from '#server/db/database.ts'
import { CONDITION_TEXTS } from '#server/desk/inspections/question-form.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { mayStart } from './change-draft.ts'
import { findOpenDraft, listVersions, requireContent, type StoredDraft } from './rule-drafts.repository.ts'

const showNumbers = (content: RuleSetContent, texts: QuestionTexts): ShownNumber[] =>
  listRuleNumbers(content).map((number) => {
    const { question, code } = number
    if (question === null) return { ...number, questionText: null, text: CONDITION_TEXTS[code] ?? code }
    const known = texts[question]
    return { ...number, questionText: known?.question ?? question, text: known?.answers[code] ?? code }
  })

const showDraft = (
  { id, revision, baseVersion, changes, note, changedAtMs, changedBy }: StoredDraft,
  { content, canStart }: { readonly content: RuleSetContent; readonly canStart: boolean },
): RuleDraft => ({
  id,
  revision,
  baseVersion,
  changes: { ...changes },
  note,
  changedAt: new Date(changedAtMs).toISOString(),
  changedBy,
  problems: findNumberProblems(content, changes),
  canStart,
})

export interface RulesContext {
  readonly db: Database
  readonly questions: Questions
  readonly operator: Operator
  readonly isOnePersonDesk: boolean
}

/** Every version of the price rule, the open draft, and the numbers that it changes. */
export async function showRules({ db, questions, operator, isOnePersonDesk }: RulesContext): Promise<Rules> {
  const current = await questions.ruleSets.getCurrent(db)
  const draft = await findOpenDraft(db)
  const content = await requireContent(db, draft?.baseVersion ?? current.version)
  return {
    versions: (await listVersions(db)).map(({ publishedAtMs, ...row }) => ({
      ...row,
      publishedAt: new Date(publishedAtMs).toISOString(),
      isCurrent: row.version === current.version,
    })),
    draft: draft && showDraft(draft, { content, canStart: mayStart(draft, operator, isOnePersonDesk) }),
    numbers: showNumbers(content, questions.texts.en),
  }
}
