import {
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  type ProofCheck,
} from '#domain/proof-files/proof-check.ts'
import { isTradeFile } from '#domain/proof-files/proof-file.ts'
import type { ProofReport } from '#domain/proof-files/verify-proof.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { FileField } from '#web/forms/file-field.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErasureList } from './erasure-list.tsx'
import { VerdictHead, type VerdictHeadProps } from './verdict-head.tsx'

interface ResultText {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly mood: VerdictHeadProps['mood']
  readonly word: MessageKey
}

const RESULTS: Readonly<Record<CheckResult, ResultText>> = {
  passed: {
    title: 'VERIFY_PROOF_PASSED',
    text: 'VERIFY_PROOF_PASSED_TEXT',
    mood: 'good',
    word: 'VERIFY_RESULT_PASSED',
  },
  failed: {
    title: 'VERIFY_PROOF_FAILED',
    text: 'VERIFY_PROOF_FAILED_TEXT',
    mood: 'bad',
    word: 'VERIFY_RESULT_FAILED',
  },
  open: {
    title: 'VERIFY_PROOF_OPEN',
    text: 'VERIFY_PROOF_OPEN_TEXT',
    mood: 'neutral',
    word: 'VERIFY_RESULT_OPEN',
  },
}

const CHECKS: Readonly<Record<CheckName, MessageKey>> = {
  file: 'VERIFY_CHECK_FILE',
  seal: 'VERIFY_CHECK_SEAL',
  chain: 'VERIFY_CHECK_CHAIN',
  extension: 'VERIFY_CHECK_EXTENSION',
  offer: 'VERIFY_CHECK_OFFER',
  heads: 'VERIFY_CHECK_HEADS',
  consistency: 'VERIFY_CHECK_CONSISTENCY',
  earlier: 'VERIFY_CHECK_EARLIER',
  events: 'VERIFY_CHECK_EVENTS',
  findings: 'VERIFY_CHECK_FINDINGS',
  photos: 'VERIFY_CHECK_PHOTOS',
  payouts: 'VERIFY_CHECK_PAYOUTS',
  erasure: 'VERIFY_CHECK_ERASURE',
  log: 'VERIFY_CHECK_LOG',
  time: 'VERIFY_CHECK_TIME',
}

const ICONS = { passed: 'tick', failed: 'close', open: 'clock' } as const
const COLOURS = { passed: 'text-accent', failed: 'text-error', open: 'text-ink-soft' } as const

/** The worst result of all lines of a check; null where it has none. */
function summarise(checks: readonly ProofCheck[], name: CheckName): CheckResult | null {
  const results = checks.filter((check) => check.name === name).map(({ result }) => result)
  if (results.length === 0) return null
  if (results.includes('failed')) return 'failed'
  return results.includes('open') ? 'open' : 'passed'
}

function CheckLine({ name, result }: { readonly name: CheckName; readonly result: CheckResult }) {
  const t = useTranslate()
  return (
    <li className="flex items-start gap-2">
      <Icon name={ICONS[result]} className={`mt-0.5 size-5 shrink-0 ${COLOURS[result]}`} />
      <span className="min-w-0">
        {t(CHECKS[name])} <span className={`font-medium ${COLOURS[result]}`}>{t(RESULTS[result].word)}</span>
      </span>
    </li>
  )
}

interface ProofViewProps {
  readonly report: ProofReport
  /** Takes a file that the visitor has kept from before. */
  readonly onEarlier: (file: File) => void
}

/** What the check of a trade file has found, one line for each thing that was checked. */
export function ProofView({ report: { result, checks, file }, onEarlier }: ProofViewProps) {
  const t = useTranslate()
  const { title, text, mood } = RESULTS[result]
  const lines = CHECK_NAMES.flatMap((name) => {
    const own = summarise(checks, name)
    return own ? [{ name, result: own }] : []
  })
  return (
    <section className="mt-10 max-w-4xl">
      <VerdictHead title={t(title)} text={t(text)} mood={mood} />
      <h3 className="mt-6 text-title">{t('VERIFY_PROOF_CHECKS')}</h3>
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <CheckLine key={line.name} name={line.name} result={line.result} />
        ))}
      </ul>
      {file && result !== 'failed' && <ErasureList file={file} />}
      {file && isTradeFile(file) && (
        <div className="mt-8 max-w-text">
          <FileField
            label={t('VERIFY_EARLIER')}
            hint={t('VERIFY_EARLIER_HINT')}
            accept="application/json,.json,application/zip,.zip"
            onFiles={([earlier]) => onEarlier(earlier)}
          />
        </div>
      )}
    </section>
  )
}
