import { type ComponentType, lazy } from 'react'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** A part that the page can do without: where its script does not load, the rest stays usable. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        reportProblem(error)
        return { default: () => null }
      },
    ),
  )
