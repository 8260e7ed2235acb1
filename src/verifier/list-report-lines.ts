import { DEVICE_OUTCOMES } from '#domain/fairness/device-history.ts'
import type { FairnessFigures, FairnessReport } from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'

const writeShare = (shareBp: number): string => `${(shareBp / 100).toFixed(2)} %`

function listFigureLines(name: string, figures: FairnessFigures): string[] {
  const write = (what: string, value: string) => `${name.padEnd(10)}  ${what.padEnd(12)}  ${value}`
  return [
    write('devices', String(figures.deviceCount)),
    ...DEVICE_OUTCOMES.map((outcome) => write(outcome, writeShare(figures.sharesBp[outcome]))),
    ...FAIRNESS_STEPS.flatMap((step) => {
      const hours = figures.medianHours[step]
      return hours === null ? [] : [write(step, `${hours} h`)]
    }),
    write('upheld', String(figures.appeals.upheld)),
    write('rejected', String(figures.appeals.rejected)),
  ]
}

/** The figures as the page shows them; groups that have too few devices are left out. */
export const listReportLines = ({ all, byCategory }: FairnessReport): string[] =>
  Object.entries({ all, ...byCategory }).flatMap(([name, figures]) =>
    figures ? listFigureLines(name, figures) : [],
  )
