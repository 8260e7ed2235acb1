import type { FairnessData } from '#contracts/fairness.ts'
import { DEVICE_OUTCOMES } from '#domain/fairness/device-history.ts'
import {
  countUnnamed,
  type FairnessFigures,
  type FairnessReport,
  MIN_DEVICES,
} from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { type FigureRow, FigureTable } from './figure-table.tsx'
import { OUTCOME_TEXTS, STEP_TEXTS, useFigureTexts } from './figure-texts.ts'

export interface ReportTableProps extends Pick<FairnessData, 'categories'> {
  readonly report: FairnessReport
}

type CellsOf = (figures: FairnessFigures) => readonly string[]

/** Why a type has no figures. One with many devices has none where a few of another type would stand out without it. */
const findEmptyText = (report: FairnessReport): MessageKey =>
  countUnnamed(report) < MIN_DEVICES ? 'FAIRNESS_EMPTY' : 'FAIRNESS_GROUPED'

/** A row for all devices, then one per category. */
function useRows({ report, categories }: ReportTableProps, cellsOf: CellsOf): FigureRow[] {
  const t = useTranslate()
  const buildRow = (id: string, name: string, figures: FairnessFigures | null) => ({
    id,
    name,
    cells: figures && cellsOf(figures),
  })
  return [
    buildRow('all', t('FAIRNESS_ALL'), report.all),
    ...categories.map(({ id, name }) => buildRow(id, name, report.byCategory[id])),
  ]
}

/** Outcomes by category. */
export function CategoryTable(props: ReportTableProps) {
  const t = useTranslate()
  const { shareText, countText } = useFigureTexts()
  const rows = useRows(props, ({ deviceCount, sharesBp }) => [
    countText(deviceCount),
    ...DEVICE_OUTCOMES.map((outcome) => shareText(sharesBp[outcome])),
  ])
  const columns = [
    t('FAIRNESS_CATEGORY'),
    t('FAIRNESS_DEVICES'),
    ...DEVICE_OUTCOMES.map((outcome) => t(OUTCOME_TEXTS[outcome])),
  ]
  return (
    <FigureTable
      caption={t('FAIRNESS_BY_CATEGORY')}
      columns={columns}
      rows={rows}
      emptyText={t(findEmptyText(props.report))}
    />
  )
}

/** Duration of each step by category. */
export function StepTable(props: ReportTableProps) {
  const t = useTranslate()
  const { hoursText } = useFigureTexts()
  const rows = useRows(props, ({ medianHours }) => FAIRNESS_STEPS.map((step) => hoursText(medianHours[step])))
  const columns = [t('FAIRNESS_CATEGORY'), ...FAIRNESS_STEPS.map((step) => t(STEP_TEXTS[step]))]
  return (
    <FigureTable
      caption={t('FAIRNESS_TIMES')}
      columns={columns}
      rows={rows}
      emptyText={t(findEmptyText(props.report))}
    />
  )
}
