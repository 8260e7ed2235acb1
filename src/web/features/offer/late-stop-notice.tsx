import { useEffect, useState } from 'react'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { StopNoticeProps } from './stop-notice.tsx'

type StopNotice = typeof import('./stop-notice.tsx').StopNotice

/** Few sales end at an answer, so the notice is not part of the first script. */
let Loaded: StopNotice | null = null

async function loadStopNotice(): Promise<void> {
  Loaded ??= (await import('./stop-notice.tsx')).StopNotice
}

/** For the page's loader: answers in the address may need the notice from the start, on the server and in its HTML. */
export async function prepareStopNotice({ conditionId, answers }: GivenAnswers): Promise<void> {
  const isServer = typeof document === 'undefined'
  if (isServer || conditionId !== null || Object.keys(answers).length > 0) await loadStopNotice()
}

/** Loads the notice with the first answer: a later one may need it. */
export function usePreparedStopNotice(hasAnswers: boolean): void {
  useEffect(() => {
    // Where it is needed, it is asked for again.
    if (hasAnswers) loadStopNotice().catch(reportProblem)
  }, [hasAnswers])
}

/** Why the sale ends or waits at this answer, and the next best thing. */
export function LateStopNotice(props: StopNoticeProps) {
  const t = useTranslate()
  const [Notice, setNotice] = useState<StopNotice | null>(() => Loaded)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    if (Notice) return
    loadStopNotice().then(
      () => setNotice(() => Loaded),
      (error: unknown) => {
        reportProblem(error)
        setIsFailed(true)
      },
    )
  }, [Notice])
  if (Notice) return <Notice {...props} />
  return (
    isFailed && (
      <p role="alert" className="mt-3 font-semibold">
        {t('NO_OFFER')}
      </p>
    )
  )
}
