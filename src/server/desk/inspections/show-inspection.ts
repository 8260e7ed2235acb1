import type { FindingsDraft, InspectionView } from '#contracts/desk/inspections.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import { isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { findInspectionKind, type InspectionKind } from '#server/desk/items/inspection-states.ts'
import { findDueDay } from '#server/desk/items/item-text.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { listInspectionPhotos } from '#server/desk/photos/photos.repository.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { hasPriced } from '#server/modules/individual-offers/made-offers.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspection, isCommitted, isOpenInspection, listInspections } from './inspections.repository.ts'
import { requireModelName } from './models.repository.ts'
import type { InspectionReader } from './outcome.ts'
import { buildQuestionForm } from './question-form.ts'
import { requireBasis } from './require-basis.ts'
import { hasSeenAnswers } from './start-inspection.ts'

const ROLES = { inspection: 'inspector', appeal: 'second_inspector' } as const

export interface InspectorFacts {
  readonly operator: Operator
  /** Whether they have made the individual offer that became the sale. */
  readonly isPricer: boolean
}

/** Who asks about the devices of a sale. */
export const readInspectorFacts = async (
  { db, operator, isOnePersonDesk }: Pick<InspectionReader, 'db' | 'operator' | 'isOnePersonDesk'>,
  { transactionId }: ItemKey,
): Promise<InspectorFacts> => ({
  operator,
  isPricer: !isOnePersonDesk && (await hasPriced(db, transactionId, operator.id)),
})

/** What an operator can do with a device now. */
export function findStage(
  item: DeskItem,
  inspections: readonly Inspection[],
  { operator, isPricer }: InspectorFacts,
): InspectionView['stage'] {
  const [latest] = inspections
  if (latest?.operatorId === operator.id && isOpenInspection(item.state, latest))
    return isCommitted(latest) ? 'LOCKED' : 'OPEN'
  const kind: InspectionKind | null = findInspectionKind(item.state)
  if (kind === null) return 'NOTHING'
  if (!hasOneOfRoles(operator, [ROLES[kind]])) return 'NO_ROLE'
  if (isPricer) return 'PRICED'
  if (hasSeenAnswers(inspections, operator)) return 'SEEN'
  return latest && latest.decidedAt === null && latest.operatorId !== operator.id ? 'TAKEN' : 'START'
}

/** Storage, condition and serial number are asked about every device. */
const FIXED_QUESTIONS = 3

/** A tenth: which answers add questions or take some away can't be told from it. */
const PROGRESS_STEP = 10

/** How far findings are, in per cent, without saying what was found. */
function measureProgress({ questions }: PriceRule, draft: FindingsDraft | null): number {
  const answers = draft?.answers ?? {}
  const asked = listAskedQuestions(questions, answers)
  const fixed = [
    draft?.storageGb != null,
    draft?.conditionId != null,
    draft?.isSerialUnreadable || draft?.serialNumber,
  ]
  const answered = asked.filter((question) => isAnswered(question, answers[question.code])).length
  const done = (answered + fixed.filter(Boolean).length) / (asked.length + FIXED_QUESTIONS)
  return Math.floor((done * 100) / PROGRESS_STEP) * PROGRESS_STEP
}

/** Shows an inspection as the operator may see it: their own draft, or only that someone else is at work. */
export async function showInspection(reader: InspectionReader, key: ItemKey): Promise<InspectionView> {
  const { db, questions } = reader
  const item = await requireItem(db, key)
  const inspections = await listInspections(db, key)
  const [latest] = inspections
  const stage = findStage(item, inspections, await readInspectorFacts(reader, key))
  const isGoingOn = latest !== undefined && (stage === 'OPEN' || stage === 'TAKEN') && !isCommitted(latest)
  const view = {
    tradeNumber: formatTradeNumber(key.transactionId),
    itemNumber: key.itemNumber,
    device: item.device,
    isHazardous: item.isHazardous,
    inspectBy: findDueDay(item.bookedInAtMs),
    kind: findInspectionKind(item.state),
    stage,
  }
  const describeLatest = ({ number, operator: name, startedAt }: Inspection) => ({
    number,
    operator: name,
    startedAt: toTimeJson(startedAt.getTime()),
  })
  if (!isGoingOn)
    return { ...view, latest: latest ? { ...describeLatest(latest), progress: null } : null, work: null }
  const { draft, draftVersion: version } = latest
  const basis = await requireBasis(db, questions, { ...key, foundDeviceId: draft?.deviceId })
  const photos = await listInspectionPhotos(db, { key, ...latest, since: latest.startedAt })
  return {
    ...view,
    latest: { ...describeLatest(latest), progress: measureProgress(findRule(basis), draft) },
    work:
      stage === 'OPEN'
        ? {
            form: buildQuestionForm(basis, questions.texts.en),
            version,
            draft,
            photos,
            model: draft?.deviceId == null ? null : await requireModelName(db, draft.deviceId),
          }
        : null,
  }
}
