import { useId } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import {
  checkDocument,
  DOCUMENT_KINDS,
  type DocumentSide,
  isDocumentKind,
  listNeededSides,
} from '#domain/identity/identity-document.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { FileField } from '#web/forms/file-field.tsx'
import { FormField, useFormField } from '#web/forms/form-field.tsx'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { UploadProgress } from '#web/forms/upload-progress.tsx'
import { useFileText } from '#web/forms/use-file-text.ts'
import { useFileUpload } from '#web/forms/use-file-upload.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useDateExample, useProblemText } from '#web/forms/use-problem-text.ts'
import { useTypedFormats } from '#web/forms/use-typed-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { type DocumentValues, type IdentityProps, sendDocument, sendDocumentFile } from './identity-calls.ts'

const EMPTY: DocumentValues = { kind: 'ID_CARD', number: '', issuedBy: '', issuedDay: '', expiryDay: '' }

function KindField({ form }: { readonly form: Form<DocumentValues> }) {
  const t = useTranslate()
  const id = useId()
  const { name, value, onChange } = useFormField(form, 'kind')
  return (
    <div className="min-w-0 sm:col-span-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('IDENTITY_KIND')}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD_STYLE} cursor-pointer border-edge`}
      >
        {DOCUMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`IDENTITY_KIND_${kind}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

function TypedFields({ form }: { readonly form: Form<DocumentValues> }) {
  const t = useTranslate()
  const example = useDateExample()
  const { date } = useTypedFormats()
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <KindField form={form} />
      <FormField
        form={form}
        name="number"
        label={t('IDENTITY_NUMBER')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-3"
      />
      <FormField
        form={form}
        name="issuedBy"
        label={t('IDENTITY_ISSUED_BY')}
        hint={t('IDENTITY_ISSUED_BY_HINT')}
        autoComplete="off"
        className="sm:col-span-6"
      />
      <FormField
        form={form}
        name="issuedDay"
        label={t('IDENTITY_ISSUED_DAY')}
        hint={t('IDENTITY_DAY_HINT', { example })}
        inputMode="numeric"
        autoComplete="off"
        {...date}
        className="sm:col-span-3"
      />
      <FormField
        form={form}
        name="expiryDay"
        label={t('IDENTITY_EXPIRY_DAY')}
        hint={t('IDENTITY_EXPIRY_DAY_HINT')}
        inputMode="numeric"
        autoComplete="off"
        format={date.format}
        className="sm:col-span-3"
      />
    </div>
  )
}

interface SideFieldProps extends IdentityProps {
  readonly side: DocumentSide
  readonly label: string
  /** What is wrong with it after the form was sent. */
  readonly problem: string | undefined
}

/** The file of one side. It is sent as soon as it is chosen, so that the form itself is quick. */
function SideField({ side, label, problem, identity, access, onChanged }: SideFieldProps) {
  const t = useTranslate()
  const describe = useFileText()
  const { state, upload } = useFileUpload(async (chosen) => {
    const result = await sendDocumentFile(access, side, chosen)
    if (result.kind === 'ok') onChanged(result.data)
    return result
  })
  const isStored = identity.sides.includes(side)
  const refusal = state.kind === 'problem' ? describe(`FILE_${state.problem}`) : null
  return (
    <div className="min-w-0">
      <FileField
        label={label}
        hint={describe('IDENTITY_FILE_HINT')}
        accept={UPLOAD_MEDIA_TYPES.join(',')}
        name={side.toLowerCase()}
        problem={isStored || state.kind === 'uploading' ? undefined : problem}
        refusal={refusal}
        onFiles={upload}
      />
      <UploadProgress state={state} done={isStored && !refusal ? t('IDENTITY_FILE_STORED') : null} />
    </div>
  )
}

/** The fields are checked as on the server; missing pictures are only known there. */
function useIdentityForm({ access, identity, onChanged }: IdentityProps): Form<DocumentValues> {
  const listMissing = (kind: string) =>
    (isDocumentKind(kind) ? listNeededSides(kind) : [])
      .filter((side) => !identity.sides.includes(side))
      .map((side) => ({ field: side.toLowerCase(), key: 'DOCUMENT_FILE_REQUIRED' }))
  return useForm<DocumentValues, TradeView>({
    initial: EMPTY,
    check: (values) => {
      const checked = checkDocument(values, toMarketDay(new Date()))
      return [...(checked.kind === 'problems' ? checked.problems : []), ...listMissing(values.kind)]
    },
    send: (values) => sendDocument(access, values),
    onDone: (_, changed) => onChanged(changed),
  })
}

/** The typed fields and the pictures of the seller's document. */
export function IdentityForm(props: IdentityProps) {
  const t = useTranslate()
  const form = useIdentityForm(props)
  const describeProblem = useProblemText(form.problems)
  const isSending = form.state.kind === 'sending'
  const { kind } = form.values
  const sides = isDocumentKind(kind) ? listNeededSides(kind) : []
  const labels: Readonly<Record<DocumentSide, MessageKey>> = {
    FRONT: sides.length === 1 ? 'IDENTITY_PAGE' : 'IDENTITY_FRONT',
    BACK: 'IDENTITY_BACK',
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid min-w-0 gap-5">
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <TypedFields form={form} />
      {sides.map((side) => (
        <SideField
          key={side}
          {...props}
          side={side}
          label={t(labels[side])}
          problem={describeProblem(side.toLowerCase())}
        />
      ))}
      <FormNotice state={form.state} />
      <div>
        <SubmitButton isSending={isSending}>
          {t(isSending ? 'ACCOUNT_SENDING' : 'IDENTITY_SEND')}
        </SubmitButton>
      </div>
    </form>
  )
}
