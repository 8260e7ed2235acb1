import { useCallback, useEffect, useRef, useState } from 'react'
import type { GivenFile } from '#archives/read-given-file.ts'
import type { VerifyData } from '#contracts/signed-offers.ts'
import type { LatePart } from '#messages/text-parts.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { type Router, useRouter } from '#web/platform/navigation/router.ts'
import type { FileOutcome } from './examine-file.ts'

type VerifyKeys = Pick<VerifyData, 'keys' | 'logKeys'>

/** What only a checked file says. */
const OUTCOME_TEXTS: readonly LatePart[] = ['offer', 'selfTest', 'photoPassport']

type LoadTexts = Router['loadTexts']

/** What reads, checks and shows a file. */
async function loadChecker(loadTexts: LoadTexts) {
  const [{ readFile }, { examineFile }, { OutcomeView }] = await Promise.all([
    import('./read-file.ts'),
    import('./examine-file.ts'),
    import('./outcome-view.tsx'),
    loadTexts(OUTCOME_TEXTS),
  ])
  return { readFile, examineFile, OutcomeView }
}

type Checker = Awaited<ReturnType<typeof loadChecker>>

/** Null if it can't be loaded. */
const findChecker = (loadTexts: LoadTexts): Promise<Checker | null> =>
  loadChecker(loadTexts).catch((error: unknown) => {
    reportProblem(error, 'check in the browser failed')
    return null
  })

export interface CheckedFile {
  /** Null if what checks files could not be loaded. */
  readonly result: (Pick<Checker, 'OutcomeView'> & { readonly outcome: FileOutcome }) | null
  /** Numbered within the page: another check is another result, even with the same verdict. */
  readonly checkNumber: number
}

export interface FileCheck {
  /** What checks files is here, so that no network is needed any more. */
  readonly isReady: boolean
  /** Null before the first check. */
  readonly checked: CheckedFile | null
  readonly checkText: (text: string) => Promise<void>
  /** The text of the file; empty where it is an archive, or could not be read. */
  readonly checkFile: (file: File) => Promise<string>
  /** Checks the last file once more: whether it continues an earlier one. */
  readonly compareWith: (earlier: File) => Promise<void>
}

type ReadGiven = (checker: Checker) => Promise<GivenFile & { readonly earlierFile?: string }>

/**
 * Checks files of ours in the browser. The latest check wins, even when an earlier one takes longer. What it needs loads as
 * soon as it is wanted, before the visitor has chosen a file or lost the network.
 */
export function useFileCheck({ keys, logKeys }: VerifyKeys, isWanted: boolean): FileCheck {
  const { loadTexts } = useRouter()
  const [isReady, setIsReady] = useState(false)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const checkCount = useRef(0)
  const last = useRef<GivenFile | null>(null)
  useEffect(() => {
    if (isWanted) findChecker(loadTexts).then((checker) => setIsReady(checker !== null))
  }, [isWanted, loadTexts])
  const check = useCallback(
    async (read: ReadGiven): Promise<GivenFile | null> => {
      checkCount.current += 1
      const checkNumber = checkCount.current
      const checker = await findChecker(loadTexts)
      const given = checker && (await read(checker))
      const outcome = given && (await checker.examineFile({ earlierFile: null, ...given }, { keys, logKeys }))
      if (checkNumber === checkCount.current) {
        last.current = given
        setChecked({
          result: checker && outcome && { outcome, OutcomeView: checker.OutcomeView },
          checkNumber,
        })
      }
      return given
    },
    [keys, logKeys, loadTexts],
  )
  const checkFile = useCallback(
    async (file: File) => {
      const given = await check(({ readFile }) => readFile(file))
      return given && !given.attachments ? given.text : ''
    },
    [check],
  )
  const checkText = useCallback(
    async (text: string) => void (await check(async () => ({ text, attachments: null }))),
    [check],
  )
  const compareWith = useCallback(
    async (earlier: File) => {
      const compared = last.current
      if (!compared) return
      await check(async ({ readFile }) => {
        const { text } = await readFile(earlier)
        // What can't be read is no earlier file, and the check says so.
        return { ...compared, earlierFile: text || '{}' }
      })
    },
    [check],
  )
  return { isReady, checked, checkText, checkFile, compareWith }
}
