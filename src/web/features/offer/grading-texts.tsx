import { type ReactNode, useEffect, useState } from 'react'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useRouter } from '#web/platform/navigation/router.ts'

/** Loads the texts of the help with grading, which most sellers never open. */
export function GradingTexts({ children }: { readonly children: ReactNode }) {
  const { loadTexts } = useRouter()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    loadTexts(['grading']).then(
      () => setIsLoaded(true),
      // Help is optional: without its texts the questions work as before.
      (error: unknown) => reportProblem(error),
    )
  }, [loadTexts])
  return isLoaded && children
}
