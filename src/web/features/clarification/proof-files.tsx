import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ClarificationView } from '#contracts/clarification.ts'
import type { ProofProblem } from '#domain/clarification/proof-problem.ts'
import { MAX_PROOFS } from '#domain/clarification/proof-rules.ts'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { formatFileSize } from '#messages/format-file-size.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { FileField } from '#web/forms/file-field.tsx'
import { UploadProgress } from '#web/forms/upload-progress.tsx'
import { useFileText } from '#web/forms/use-file-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { buildProofRemovalUrl, buildProofsUrl, type ClarificationLink } from './clarification-link.ts'
import { findProofText } from './find-proof-text.ts'
import { type ProofUpload, useProofUpload } from './use-proof-upload.ts'

type Proof = NonNullable<ClarificationView['proof']>
type ProofFile = Proof['files'][number]

interface FileRowProps {
  readonly file: ProofFile
  readonly link: ClarificationLink
  /** Null once the files are sent. */
  readonly onRemove: ((event: FormEvent) => void) | null
}

function FileRow({ file, link, onRemove }: FileRowProps) {
  const t = useTranslate()
  const { locale } = useShop().market
  const { proofId, name, sizeInBytes } = file
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}{' '}
        <span className="text-small whitespace-nowrap text-ink-soft">
          {formatFileSize(locale, sizeInBytes)}
        </span>
      </span>
      {onRemove && (
        <form method="post" action={buildProofRemovalUrl(link, proofId)} onSubmit={onRemove}>
          <button
            type="submit"
            className="inline-flex min-h-11 cursor-pointer items-center text-left font-medium text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-strong"
          >
            {t('CLARIFICATION_FILES_REMOVE', { name })}
          </button>
        </form>
      )}
    </li>
  )
}

export interface SentFilesProps {
  readonly proof: Proof
  readonly link: ClarificationLink
}

/** What went with the answer. */
export function SentFiles({ proof, link }: SentFilesProps) {
  const t = useTranslate()
  if (proof.files.length === 0) return null
  return (
    <section aria-labelledby="sent-files" className="max-w-3xl">
      <h2 id="sent-files" className="text-section">
        {t('CLARIFICATION_FILES_SENT')}
      </h2>
      <ul className="mt-4">
        {proof.files.map((file) => (
          <FileRow key={file.proofId} file={file} link={link} onRemove={null} />
        ))}
      </ul>
    </section>
  )
}

interface FileFormProps {
  readonly link: ClarificationLink
  readonly use: ProofUpload
  readonly problem: ProofProblem | null
}

/** Chooses files. With script they leave at once; without it, one goes with the button. */
function FileForm({ link, use: { state, upload }, problem }: FileFormProps) {
  const t = useTranslate()
  const describe = useFileText(MAX_PROOFS)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const shown = state.kind === 'problem' ? state.problem : state.kind === 'idle' ? problem : null
  return (
    <form method="post" encType="multipart/form-data" action={buildProofsUrl(link)}>
      <FileField
        label={t('CLARIFICATION_FILES_FIELD')}
        hint={describe('CLARIFICATION_FILES_HINT')}
        accept={UPLOAD_MEDIA_TYPES.join(',')}
        name="file"
        isRequired
        isMultiple={isReady}
        refusal={shown && describe(findProofText(shown))}
        onFiles={upload}
      />
      {!isReady && (
        <button type="submit" className={`${BUTTON_STYLES.secondary} mt-3 cursor-pointer`}>
          {t('CLARIFICATION_FILES_UPLOAD')}
        </button>
      )}
    </form>
  )
}

const DONE_TEXTS = {
  added: 'CLARIFICATION_FILES_ADDED',
  removed: 'CLARIFICATION_FILES_REMOVED',
} as const satisfies Readonly<Record<string, MessageKey>>

export interface ProofFilesProps extends SentFilesProps {
  /** Why the form of a browser without script was refused. */
  readonly problem: ProofProblem | null
}

/** What the seller shows us: an invoice, a contract, a screenshot. It can be removed until the answer is sent. */
export function ProofFiles({ proof, link, problem }: ProofFilesProps) {
  const t = useTranslate()
  const use = useProofUpload(link)
  const heading = useRef<HTMLHeadingElement>(null)
  const { rule, files } = proof
  const { state } = use
  const done =
    state.kind === 'added' || state.kind === 'removed'
      ? t(DONE_TEXTS[state.kind], { name: state.name })
      : null
  const remove = (event: FormEvent, file: ProofFile) => {
    event.preventDefault()
    // The button disappears with its file, and the keyboard should not start at the top.
    heading.current?.focus()
    use.remove(file)
  }
  return (
    <section aria-labelledby="files" className="max-w-3xl">
      <h2 id="files" ref={heading} tabIndex={-1} className="text-section outline-none">
        {t(rule === 'required' ? 'CLARIFICATION_FILES' : 'CLARIFICATION_FILES_OPTIONAL')}
      </h2>
      {rule === 'optional' && <p className="mt-2">{t('CLARIFICATION_FILES_OPTIONAL_TEXT')}</p>}
      {files.length > 0 && (
        <ul aria-label={t('CLARIFICATION_FILES_LIST')} className="mt-4">
          {files.map((file) => (
            <FileRow key={file.proofId} file={file} link={link} onRemove={(event) => remove(event, file)} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        {files.length < MAX_PROOFS && <FileForm link={link} use={use} problem={problem} />}
        <UploadProgress state={use.state} done={done} />
      </div>
    </section>
  )
}
